"""Flash's wire, spoken over one connection: the driver to compare, and the referee of the others."""

import http.client
import json
import urllib.parse

from steps import StepFailed


class Flash:
    def __init__(self, port, token):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def raw(self, method, path, body=None, **query):
        """The reply's bytes. Raises StepFailed with what the app answered."""
        if query:
            path += "?" + urllib.parse.urlencode(query)
        self.connection.request(method, path, json.dumps(body) if body else None, self.headers)
        reply = self.connection.getresponse()
        data = reply.read()
        if reply.status != 200:
            raise StepFailed(f"{method} {path}: {reply.status} {data[:200]!r}")
        return data

    def get(self, path, **query):
        return json.loads(self.raw("GET", path, **query))

    def post(self, path, **body):
        return json.loads(self.raw("POST", path, body))

    def state(self, identifier):
        return self.get("/element", id=identifier)["element"].get("state", [])

    def reset(self):
        """Home, first feed, nothing moving: where each run starts."""
        self.post("/tab", name="Home")
        self.post("/tap", id="home.top.top")
        self.settled()

    def settled(self):
        self.get("/idle", wait=10000)

    def check_end(self):
        """What all ten steps leave behind. Raises StepFailed where a driver did not get there."""
        self.settled()
        for identifier in ("tab.home", "home.top.tech"):
            if "selected" not in self.state(identifier):
                raise StepFailed(f"{identifier} is not selected after the last step")
