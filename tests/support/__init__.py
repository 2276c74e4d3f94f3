"""What tests of several areas share: one server, one client, one database, one way to wait."""
