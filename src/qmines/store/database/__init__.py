"""The database: connection, schema, dialects, notifications and cleanup."""
