"""Stands in for Amazon Bedrock's runtime, with AWS's own botocore as the judge of what it is sent.

    python bedrock_double.py        prints its port, and serves until its input ends

Recomputes the signature over the request as it was received, checks the body against botocore's
model of Converse and against the rules of turns that the service has, then taps, and then ends.
GET /log tells what was taken and refused.
"""

import base64
import binascii
import datetime
import hashlib
import hmac
import http.client
import http.server
import json
import os
import re
import sys
import threading
import urllib.parse

import botocore.session
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from botocore.validate import ParamValidator

CREDENTIALS = Credentials("AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
                          os.environ.get("DOUBLE_TOKEN") or None)
BEARER = "bedrock-api-key-example"
CONVERSE = botocore.session.get_session().get_service_model("bedrock-runtime").operation_model(
    "Converse")
AUTHORIZATION = re.compile(
    r"AWS4-HMAC-SHA256 Credential=([^/]+)/(\d{8})/([^/]+)/([^/]+)/aws4_request, ?"
    r"SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})")
LOG = []


class Refusal(Exception):
    def __init__(self, status, kind, message):
        super().__init__(message)
        self.status, self.kind, self.message = status, kind, message


class Verifier(SigV4Auth):
    """Signs the headers that the client says it signed, and no other."""

    def __init__(self, region, service, names):
        super().__init__(CREDENTIALS, service, region)
        self.names = names

    def headers_to_sign(self, request):
        headers = http.client.HTTPMessage()
        for name in self.names:
            headers[name] = request.headers[name]
        return headers


def verify(path, headers, body):
    authorization = headers.get("authorization", "")
    if authorization.startswith("Bearer "):
        if authorization != "Bearer " + BEARER:
            raise Refusal(403, "AccessDeniedException", "the API key is not valid")
        return
    match = AUTHORIZATION.fullmatch(authorization)
    if not match:
        raise Refusal(403, "MissingAuthenticationTokenException", "no signature that can be read")
    key, day, region, service, names, signature = match.groups()
    names = names.split(";")
    if key != CREDENTIALS.access_key or headers.get("x-amz-security-token") != CREDENTIALS.token:
        raise Refusal(403, "UnrecognizedClientException", "the security token is invalid")
    if service != "bedrock":
        raise Refusal(403, "InvalidSignatureException", f"signed for the service {service!r}")
    stamp = headers.get("x-amz-date", "")
    if not re.fullmatch(r"\d{8}T\d{6}Z", stamp) or stamp[:8] != day:
        raise Refusal(403, "InvalidSignatureException", "X-Amz-Date is not of the scope's day")
    sent = datetime.datetime.strptime(stamp + "+0000", "%Y%m%dT%H%M%SZ%z")
    skew = abs((datetime.datetime.now(datetime.timezone.utc) - sent).total_seconds())
    if skew > 300:
        raise Refusal(403, "InvalidSignatureException", f"Signature expired: {skew:.0f} s")
    must = {"host"} | {name for name in headers if name.startswith("x-amz-")}
    if must - set(names) or names != sorted(names):
        raise Refusal(403, "InvalidSignatureException", f"unsigned: {sorted(must - set(names))}")
    request = AWSRequest("POST", "http://" + headers["host"] + path, data=body,
                         headers={name: headers[name] for name in names if name in headers})
    request.context["timestamp"] = stamp
    verifier = Verifier(region, service, names)
    canonical = verifier.canonical_request(request)
    wanted = verifier.signature(verifier.string_to_sign(request, canonical), request)
    if not hmac.compare_digest(wanted, signature):
        raise Refusal(403, "InvalidSignatureException",
                      "The request signature we calculated does not match")


def unblob(shape, value):
    """JSON carries bytes as base64; botocore's validator wants them plain."""
    if shape.type_name == "blob":
        try:
            return base64.b64decode(value, validate=True)
        except (binascii.Error, TypeError, ValueError):
            raise Refusal(400, "SerializationException", "not base64") from None
    if shape.type_name == "structure" and isinstance(value, dict):
        if getattr(shape, "is_document_type", False):
            return value
        return {name: unblob(shape.members[name], item) if name in shape.members else item
                for name, item in value.items()}
    if shape.type_name == "list" and isinstance(value, list):
        return [unblob(shape.member, item) for item in value]
    if shape.type_name == "map" and isinstance(value, dict):
        return {name: unblob(shape.value, item) for name, item in value.items()}
    return value


def check(model, body):
    try:
        document = json.loads(body)
    except ValueError as error:
        raise Refusal(400, "SerializationException", str(error)) from None
    shape = CONVERSE.input_shape
    report = ParamValidator().validate(unblob(shape, {**document, "modelId": model}), shape)
    if report.has_errors():
        raise Refusal(400, "ValidationException", report.generate_report())
    messages, open_ids = document.get("messages") or [], []
    if not messages or messages[0]["role"] != "user":
        raise Refusal(400, "ValidationException", "A conversation must start with a user message.")
    for index, message in enumerate(messages):
        if index and message["role"] == messages[index - 1]["role"]:
            raise Refusal(400, "ValidationException", f"messages.{index}: roles must alternate")
        results = [c["toolResult"]["toolUseId"] for c in message["content"] if "toolResult" in c]
        if message["role"] == "user" and sorted(results) != sorted(open_ids):
            raise Refusal(400, "ValidationException",
                          f"messages.{index}: expected results for {open_ids}, got {results}")
        open_ids = [c["toolUse"]["toolUseId"] for c in message["content"] if "toolUse" in c]
        if (results or open_ids) and "toolConfig" not in document:
            raise Refusal(400, "ValidationException", "The toolConfig field must be defined")
    return document


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, document, kind=None):
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if kind:
            self.send_header("x-amzn-ErrorType", kind)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.answer(200, LOG)

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length") or 0))
        headers = {name.lower(): " ".join(value.split()) for name, value in self.headers.items()}
        entry = {"path": self.path, "sha256": hashlib.sha256(body).hexdigest()}
        LOG.append(entry)
        try:
            match = re.fullmatch(r"/model/([^/?]+)/converse", self.path)
            if not match:
                raise Refusal(404, "UnknownOperationException", "no such call: " + self.path)
            verify(self.path, headers, body)
            document = check(urllib.parse.unquote(match[1]), body)
            done = any("toolResult" in c for m in document["messages"] for c in m["content"])
            use = ({"toolUseId": "tooluse_2", "name": "terminate", "input": {"success": True}}
                   if done else
                   {"toolUseId": "tooluse_1", "name": "tap", "input": {"identifier": "submit"}})
            entry["status"] = 200
            self.answer(200, {
                "output": {"message": {"role": "assistant", "content": [{"toolUse": use}]}},
                "stopReason": "tool_use",
                "usage": {"inputTokens": len(body) // 4, "outputTokens": 20,
                          "totalTokens": len(body) // 4 + 20}})
        except Refusal as refusal:
            entry.update(status=refusal.status, kind=refusal.kind)
            self.answer(refusal.status, {"message": refusal.message}, refusal.kind)


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()


main()
