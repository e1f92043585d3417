"""What a program uses of UIKit: read from the compiler's own dump of it, so by declaration and not
by spelling."""

import json
import re
import sys

MEMBER = re.compile(r"c:objc\((?:cs|pl)\)(\w+)\((?:im|cm|py|cpy)\)([\w:]+)$")
CASE = re.compile(r"c:@E@(\w+)@(\w+)$")
GLOBAL = re.compile(r"c:@(?:F@)?(\w+)$")
SWIFT = re.compile(r"s:.*(5UIKit|14XCUIAutomation)E")

# What the stand-ins of the runtime and of Foundation declare, which are not UIKit's.
FOREIGN = {"init", "hash", "isEqual:", "respondsToSelector:"}
FOREIGN_GLOBALS = {"object_getIvar", "ivar_getOffset", "NSNotFound"}


class Use:
    """One declaration used, and each place of it as file and offset."""

    def __init__(self, kind, owner, name):
        self.kind, self.owner, self.name = kind, owner, name
        self.places = []

    @property
    def key(self):
        return f"{self.owner}.{self.name}" if self.owner else self.name


def read(dumps):
    """All uses in the dumps of several files, by key."""
    sys.setrecursionlimit(100_000)
    uses = {}
    for dump in dumps:
        text = dump.read_text()
        if not text.strip():
            continue
        tree = json.loads(text)
        walk(tree, tree.get("filename", ""), 0, uses)
    return uses


def walk(node, file, offset, uses):
    if isinstance(node, list):
        for item in node:
            walk(item, file, offset, uses)
        return
    if not isinstance(node, dict):
        return
    offset = node.get("range", {}).get("start", offset) if node.get("range") else offset
    for key, value in node.items():
        if key == "decl_usr" and isinstance(value, str):
            note(value, file, offset, uses)
        else:
            walk(value, file, offset, uses)


def note(usr, file, offset, uses):
    if match := MEMBER.search(usr):
        if match.group(2) in FOREIGN:
            return
        use = Use("member", match.group(1), match.group(2))
    elif match := CASE.search(usr):
        use = Use("case", match.group(1), match.group(2))
    elif (match := GLOBAL.fullmatch(usr)) and match.group(1) not in FOREIGN_GLOBALS:
        use = Use("global", "", match.group(1))
    elif SWIFT.match(usr) and ("So" in usr or "10Foundation" in usr) and "Flash" not in usr:
        use = Use("swift", "", usr)
    else:
        return
    uses.setdefault(use.key, use).places.append((file, offset))
