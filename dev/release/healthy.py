"""The image's health check: ends with 0 while its server answers and the store can be read."""

import urllib.request

urllib.request.urlopen("http://127.0.0.1:8712/healthz", timeout=5).close()
