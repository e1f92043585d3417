"""Validates JUnit XML against the strict schema with lxml, which shares no code with our writer.

    scripts/with-python scripts/check-junit.py [FILE …]

Without files: what bench-junit makes of a run full of what XML forbids. The schema is that of
Jenkins' xUnit plugin. Checked beside it: no more than one verdict a case, and no two cases of one
class and name.
"""

import os
import pathlib
import re
import subprocess
import sys

from lxml import etree

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/FlashJUnitTests/Fixtures"


def made():
    flags = os.environ.get("SWIFTFLAGS", "").split()
    subprocess.run(["swift", "build", *flags, "--product", "bench-junit"], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shown = subprocess.run(["swift", "build", *flags, "--show-bin-path"], cwd=ROOT, check=True,
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    tool = pathlib.Path(shown.stdout.strip()) / "bench-junit"
    done = subprocess.run([tool], input=(FIXTURES / "nasty.json").read_bytes(), check=True,
                          stdout=subprocess.PIPE)
    return [("nasty.json", etree.fromstring(done.stdout))]


def faults(schema, root):
    if not schema.validate(root):
        yield from (f"line {entry.line}: {entry.message}" for entry in schema.error_log)
    seen = set()
    for case in root.iter("testcase"):
        identity = (case.get("classname"), case.get("name"))
        if identity in seen:
            yield f"line {case.sourceline}: a second case of {identity}"
        seen.add(identity)
        if len([c for c in case if c.tag in ("failure", "error", "skipped")]) > 1:
            yield f"line {case.sourceline}: more than one verdict"
    for element in root.iter("testsuites", "testsuite", "testcase"):
        if not re.fullmatch(r"\d+\.\d{3}", element.get("time", "")):
            yield f"line {element.sourceline}: time is '{element.get('time')}'"
    for count, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
        if root.get(count) != str(len(list(root.iter(tag)))):
            yield f"{count} is {root.get(count)}, and there are {len(list(root.iter(tag)))}"


def main():
    schema = etree.XMLSchema(etree.parse(str(FIXTURES / "jenkins-xunit-junit-10.xsd")))
    reports = [(name, etree.parse(name).getroot()) for name in sys.argv[1:]] or made()
    wrong = [f"{name}: {fault}" for name, root in reports for fault in faults(schema, root)]
    print("\n".join(wrong) if wrong else f"{len(reports)} reports valid against the strict schema")
    return 1 if wrong else 0


sys.exit(main())
