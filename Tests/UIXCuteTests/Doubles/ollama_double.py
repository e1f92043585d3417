"""Stands in for Ollama's /api/chat, as strict about types as the Go program that unmarshals them.

    python3 ollama_double.py [--no-tools]      prints its port, and serves until it is ended

The rules follow ollama's api/types.go, the answers its docs/api.md. It taps, and then ends. GET /log
tells what was taken and refused. No package is needed beside Python itself.
"""

import base64
import binascii
import http.server
import json
import os
import sys
import threading

GO = {str: "string", bool: "bool", dict: "object", list: "array", int: "number", float: "number",
      type(None): "null"}
LOG = []
OFFERS_TOOLS = "--no-tools" not in sys.argv


class Refusal(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status, self.message = status, message


def want(value, types, path):
    """The value, which must be of one of the types or null; a bool is no number."""
    types = types if isinstance(types, tuple) else (types,)
    if value is not None and (not isinstance(value, types)
                              or isinstance(value, bool) and bool not in types):
        raise Refusal(400, f"json: cannot unmarshal {GO[type(value)]} into Go struct field "
                           f"ChatRequest.{path}")
    return value


def check_message(message):
    want(message, dict, "messages")
    for name in ("role", "content", "thinking", "tool_name", "tool_call_id"):
        want(message.get(name), str, f"messages.{name}")
    if message.get("role") not in ("system", "user", "assistant", "tool"):
        raise Refusal(400, f"invalid role {message.get('role')!r}")
    for image in want(message.get("images"), list, "messages.images") or []:
        try:
            base64.b64decode(want(image, str, "messages.images"), validate=True)
        except binascii.Error:
            raise Refusal(400, "illegal base64 data at input byte 0") from None
    for call in want(message.get("tool_calls"), list, "messages.tool_calls") or []:
        function = want(call.get("function"), dict, "messages.tool_calls.function") or {}
        want(function.get("name"), str, "messages.tool_calls.function.name")
        want(function.get("arguments"), dict, "messages.tool_calls.function.arguments")


def check(request):
    if not want(request.get("model"), str, "model"):
        raise Refusal(400, "model is required")
    for name, types in (("stream", bool), ("options", dict), ("format", (str, dict)),
                        ("think", (bool, str)), ("keep_alive", (str, int, float)),
                        ("tools", list), ("messages", list)):
        want(request.get(name), types, name)
    if isinstance(request.get("format"), str) and request["format"] not in ("", "json"):
        raise Refusal(400, f"invalid format: {json.dumps(request['format'])}")
    for message in request.get("messages") or []:
        check_message(message)
    for tool in request.get("tools") or []:
        function = want(tool.get("function"), dict, "tools.function") or {}
        want(function.get("name"), str, "tools.function.name")
        parameters = want(function.get("parameters"), dict, "tools.function.parameters") or {}
        want(parameters.get("properties"), dict, "tools.function.parameters.properties")
    if request.get("tools") and not OFFERS_TOOLS:
        raise Refusal(400, f"registry.ollama.ai/library/{request['model']} does not support tools")
    if request["model"].removesuffix(":latest") != "tiny":
        raise Refusal(404, f"model '{request['model']}' not found")


def answer(request, size):
    """Taps, and once that has a result ends; a model without tools writes its calls."""
    done = any(message["role"] == "tool" or (message.get("content") or "").startswith("tap: ")
               for message in request["messages"])
    call = ({"name": "terminate", "arguments": {"success": True}} if done else
            {"name": "tap", "arguments": {"identifier": "submit"}})
    message = {"role": "assistant", "content": ""}
    if request.get("tools"):
        message["tool_calls"] = [{"id": "call_1", "function": {"index": 0, **call}}]
    else:
        message["content"] = json.dumps(call)
    return {"model": request["model"], "created_at": "2026-01-01T00:00:00Z", "message": message,
            "done": True, "done_reason": "stop", "total_duration": 1, "load_duration": 1,
            "prompt_eval_count": size // 4, "prompt_eval_duration": 1, "eval_count": 10,
            "eval_duration": 1}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def reply(self, status, document):
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.reply(200, LOG)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        entry = {"path": self.path}
        LOG.append(entry)
        try:
            if self.path != "/api/chat":
                raise Refusal(404, "not found")
            try:
                request = json.loads(body)
            except ValueError as error:
                raise Refusal(400, f"invalid JSON: {error}") from None
            entry["options"] = request.get("options")
            check(request)
            entry["status"] = 200
            self.reply(200, answer(request, len(body)))
        except Refusal as refusal:
            entry.update(status=refusal.status, error=refusal.message)
            self.reply(refusal.status, {"error": refusal.message})


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    # Whoever started it may be ended before it can end this.
    threading.Timer(300, server.shutdown).start()
    print(server.server_port, flush=True)
    server.serve_forever()
    os._exit(0)


main()
