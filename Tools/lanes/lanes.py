"""Checks the adapter of UIKit where there is no UIKit: each name and signature that it uses against
what two openly licensed bindings say of it.

Lane 1 is the stand-in that the same sources are compiled and tested against on Linux; this is lane 2.
See docs/ios.md.
"""

import json
import pathlib
import re
import sys

import usage
from compiler import ROOT, Compiler
from facts import Facts
from header import Header

ADAPTER = ROOT / "Sources/InApp/FlashUIKit"
COMPANION = ROOT / "Companion/Sources"
EXECUTOR = ROOT / "Sources/Agent/UIXCuteXCUI"
AGENT = ROOT / "Sources/Agent/UIXCuteCore"
FACTS = ROOT / "Standins/facts"
FIXTURES = pathlib.Path(__file__).parent / "fixtures"
OLDEST = (15, 0)
# A name that Apple keeps to itself, as a text in the adapter.
PRIVATE = re.compile(r'"(_[A-Za-z]\w+)"')


def version(text):
    return tuple(int(part) for part in text.split("."))


class Report:
    """What holds of the members used, line by line."""

    def __init__(self, facts, refined):
        self.facts, self.refined = facts, refined
        self.lines, self.faults = [], []
        self.used = self.twice = self.once = 0
        self.guarded = []
        self.by_hand = []

    def add(self, use):
        if known := next((m for part, m in self.refined.items() if part in use.key), None):
            # Swift's half stands in front of a member and hides it.
            use.owner, use.name = known.split(".", 1)
            self.member(use)
        elif use.kind in ("global", "swift"):
            self.by_hand.append(use.key)
        elif use.kind == "case":
            self.used += 1
            cases = self.facts.enums.get(use.owner, {}).get("cases", [])
            if any(use.name == case for case, _ in cases):
                self.once += 1
            else:
                self.faults.append(f"{use.key}: no binding knows this case")
        else:
            self.member(use)

    def member(self, use):
        self.used += 1
        found = self.facts.find(use.owner, use.name)
        if not found:
            self.faults.append(f"{use.key}: no binding knows it")
            return
        owner, _, member = found
        if "+" in member["in"]:
            self.twice += 1
        else:
            self.once += 1
            self.lines.append(f"{use.key}: known to {member['in']} alone")
        since = member.get("ios") or self.facts.types[owner].get("ios")
        if since and version(since) > OLDEST:
            self.guarded.append(f"{use.key} (iOS {since})")
            for file, offset in use.places:
                if not is_guarded(file, offset, version(since)):
                    self.faults.append(f"{place(file, offset)}: {use.key} needs iOS {since}")
        if "deprecated" in member:
            self.lines.append(f"{use.key}: deprecated since iOS {member['deprecated']}")

    def include(self, other):
        """Adds what another report found."""
        self.lines += other.lines
        self.faults += other.faults
        self.guarded += other.guarded
        self.by_hand += other.by_hand
        self.used += other.used
        self.twice += other.twice
        self.once += other.once


def is_guarded(file, offset, since):
    """Whether a check of availability stands between the beginning of the function and the use."""
    before = pathlib.Path(file).read_bytes()[:offset].decode()
    start = max(before.rfind("func "), before.rfind("init("), 0)
    checks = re.findall(r"#available\(iOS ([\d.]+)", before[start:])
    return any(version(check) >= since for check in checks)


def place(file, offset):
    path = pathlib.Path(file)
    line = path.read_bytes()[:offset].count(b"\n") + 1
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return f"{shown}:{line}"


def caught(compiler, facts, refined, fixtures):
    """How many deliberate mistakes there are, and those that were not found."""
    total, missed = 0, []
    for fixture in sorted(fixtures):
        report = Report(facts, refined)
        dumps, said, _ = compiler.dump(fixture.stem, [fixture])
        for use in usage.read(path for path in dumps if path.exists()).values():
            report.add(use)
        found = said + "\n".join(report.faults)
        for number, line in enumerate(fixture.read_text().splitlines(), 1):
            if "// mistake" not in line:
                continue
            total += 1
            if not re.search(rf"{fixture.name}:{number}\b.*?(error|warning|needs iOS)", found):
                missed.append(f"{fixture.relative_to(ROOT)}:{number}: {line.strip()}")
    return total, missed


def check(compiler, facts, refined, module, sources):
    """What the sources use, and what the compiler had to say of them."""
    dumps, said, is_content = compiler.dump(module, sources)
    report = Report(facts, refined)
    for _, use in sorted(usage.read(path for path in dumps if path.exists()).items()):
        report.add(use)
    if not is_content or "warning:" in said:
        errors = re.findall(r"^.*?(?:error|warning): .*$", said, re.M)
        report.faults += [error for error in errors if error.startswith("/")] or [said]
    return report


def check_companion(compiler):
    """The same for what uses XCUI, and how many deliberate mistakes were caught there."""
    facts = Facts(FACTS / "xcui.json")
    names = json.loads((FACTS / "xcui-names.json").read_text())
    compiler.add_module("XCUIAutomation", Header(facts, names).write())
    report = check(compiler, facts, {}, "FlashCompanion", sorted(COMPANION.rglob("*.swift")))
    # The agent's executor, with as much of the agent as an executor knows.
    compiler.add_own("UIXCuteCore", [
        *sorted((AGENT / "Perception").glob("*.swift")),
        *(AGENT / f"Executors/Action{name}.swift"
          for name in ("Error", "ExecutorProtocol", "Outcome"))])
    executor = [path for path in sorted(EXECUTOR.glob("*.swift"))
                if path.name not in ("UIXCuteAgent+XCUI.swift", "XCTestCase+Reports.swift")]
    report.include(check(compiler, facts, {}, "UIXCuteXCUI", executor))
    total, missed = caught(compiler, facts, {}, (FIXTURES / "xcui").glob("*.swift"))
    return report, total, missed


def main():
    built = pathlib.Path(sys.argv[1])
    facts = Facts(FACTS / "uikit.json")
    compiler = Compiler(ROOT / ".build/lanes", built)
    names = json.loads((FACTS / "names.json").read_text())
    compiler.make_modules(Header(facts, names).write())

    sources = sorted(ADAPTER.rglob("*.swift"))
    refined = names["refined"]
    report = check(compiler, facts, refined, "FlashUIKit", sources)

    texts = {path: path.read_text() for path in sources}
    private = sorted({name for text in texts.values() for name in PRIVATE.findall(text)})
    total, missed = caught(compiler, facts, refined, FIXTURES.glob("*.swift"))
    outside, more, also_missed = check_companion(compiler)
    total, missed = total + more, missed + also_missed
    report.include(outside)
    report.faults += [f"a deliberate mistake was not caught: {line}" for line in missed]

    for line in report.lines:
        print(f"note: {line}")
    print(f"of these, XCUI's of the companion and the agent: {outside.used} members used, "
          f"{outside.twice} confirmed twice, {outside.once} once")
    print(f"new since iOS 15, behind a check: {', '.join(report.guarded) or 'none'}")
    print(f"private: {', '.join(private)}")
    print(f"listed by hand (constants, functions, UIKit's Swift half): {len(report.by_hand)}")
    print(f"deliberate mistakes caught: {total - len(missed)} of {total}")
    for fault in report.faults:
        print(f"bad: {fault}")
    print(f"lanes: {report.used} members used, {report.twice} confirmed twice, {report.once} once, "
          f"{len(private)} private, {len(report.faults)} bad")
    return 1 if report.faults else 0


sys.exit(main())
