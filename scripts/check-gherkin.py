"""Compares our Gherkin with gherkin-official from PyPI, on generated features in every language.

    scripts/with-python scripts/check-gherkin.py [SEED]

Writes features that use each keyword of a language, with what gherkin-official makes of them, and
runs `conformance gherkin` on the folder.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXTS = ["a thing", "<wert>", "deux | trois", "été 2024", "🐎 runs", "1,5 €", "\"quoted\"", "x:y",
         "que c'est vrai", "  spaced", "#no comment", "@no tag", "日本語", "a\\b"]


class Writer:
    def __init__(self, dice, words):
        self.dice, self.words, self.lines = dice, words, []

    def put(self, line, depth):
        space = " " * depth if self.dice.random() < 0.9 else "\t" * self.dice.randint(0, 2)
        self.lines.append(space + line)
        if self.dice.random() < 0.1:
            self.lines.append(self.dice.choice(["", "   ", "# a comment", "  # étoile"]))

    def text(self):
        return self.dice.choice(TEXTS)

    def tags(self, depth):
        if self.dice.random() < 0.3:
            names = self.dice.sample(["@a", "@été", "@b:c", "@with-dash", "@1"], 2)
            self.put(" ".join(names) + self.dice.choice(["", " #why", "  "]), depth)

    def title(self, kind, depth):
        self.put(f"{self.dice.choice(self.words[kind])}:{self.dice.choice([' ', ''])}{self.text()}",
                 depth)
        for _ in range(self.dice.choice([0, 0, 1, 2])):
            self.put("a description of it", depth + 2)

    def table(self, depth, rows):
        for _ in range(rows):
            cells = [self.dice.choice(["x", "", " é ", "a\\|b", "\\n", "\\\\", "🐎"])
                     for _ in range(2)]
            self.put("|" + "|".join(cells) + "|", depth)

    def step(self, depth):
        kind = self.dice.choice(["given", "when", "then", "and", "but"])
        self.put(self.dice.choice(self.words[kind]) + self.text(), depth)
        if self.dice.random() < 0.2:
            self.table(depth + 2, self.dice.randint(1, 3))
        if self.dice.random() < 0.15:
            mark = self.dice.choice(['"""', "```"])
            self.lines.append(" " * depth + mark + self.dice.choice(["", "json", " text "]))
            for _ in range(self.dice.randint(0, 3)):
                self.lines.append(self.dice.choice(["", "  "]) + " " * depth + self.text())
            self.lines.append(" " * depth + mark)

    def scenario(self, depth):
        self.tags(depth)
        is_outline = self.dice.random() < 0.4
        self.title("scenarioOutline" if is_outline else "scenario", depth)
        for _ in range(self.dice.randint(0, 4)):
            self.step(depth + 2)
        if is_outline:
            for _ in range(self.dice.randint(1, 2)):
                self.tags(depth + 2)
                self.title("examples", depth + 2)
                self.put("| wert | other |", depth + 4)
                self.table(depth + 4, self.dice.randint(0, 3))

    def background(self, depth):
        if self.dice.random() < 0.4:
            self.title("background", depth)
            for _ in range(self.dice.randint(0, 2)):
                self.step(depth + 2)

    def feature(self, code):
        if code != "en" or self.dice.random() < 0.5:
            self.lines.append(f"#language: {code}")
        self.tags(0)
        self.title("feature", 0)
        self.background(2)
        for _ in range(self.dice.randint(0, 3)):
            self.scenario(2)
        for _ in range(self.dice.choice([0, 0, 1, 2])):
            self.tags(2)
            self.title("rule", 2)
            self.background(4)
            for _ in range(self.dice.randint(0, 2)):
                self.scenario(4)
        return self.dice.choice(["\n", "\r\n"]).join(self.lines) + self.dice.choice(["", "\n"])


ANSWER = """
import json, pathlib, sys
from gherkin.stream.gherkin_events import GherkinEvents
for path in sorted(pathlib.Path(sys.argv[1]).glob("*.feature")):
    text = path.read_bytes().decode().replace("\\r\\n", "\\n")
    events = GherkinEvents(GherkinEvents.Options(False, True, True))
    found = list(events.enum({"source": {"uri": path.name, "data": text,
                                         "mediaType": "text/x.cucumber.gherkin+plain"}}))
    for kind, name in (("gherkinDocument", "ast"), ("pickle", "pickles"), ("parseError", "errors")):
        for event in found:
            for step in event.get("pickle", {}).get("steps", []):
                # It says null of a conjunction that begins an outline; its siblings say Unknown.
                step["type"] = step["type"] or "Unknown"
        lines = [json.dumps(e, ensure_ascii=False) for e in found if kind in e]
        if lines or (kind == "pickle" and not any("parseError" in e for e in found)):
            path.with_name(f"{path.name}.{name}.ndjson").write_text("\\n".join(lines) + "\\n")
"""


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    flags = os.environ.get("SWIFTFLAGS", "").split()
    subprocess.run(["swift", "build", *flags, "--product", "conformance"], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shown = subprocess.run(["swift", "build", *flags, "--show-bin-path"], cwd=ROOT, check=True,
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    table = ROOT / "Sources/Host/FlashGherkin/Resources/gherkin-languages.json"
    languages = json.loads(table.read_text())
    theirs = json.loads(subprocess.run(
        [sys.executable, "-c", "import gherkin, pathlib; print((pathlib.Path(gherkin.__file__).parent"
         " / 'gherkin-languages.json').read_text())"], check=True, stdout=subprocess.PIPE,
        text=True).stdout)
    for code in [code for code in languages if languages[code] != theirs.get(code)]:
        print(f"not compared: {code}, whose keywords differ in the package's own table")
        del languages[code]
    with tempfile.TemporaryDirectory() as folder:
        for code, words in languages.items():
            for number in range(5):
                dice = random.Random(f"{seed} {code} {number}")
                text = Writer(dice, words).feature(code)
                (pathlib.Path(folder) / f"{code}-{number}.feature").write_bytes(text.encode())
        subprocess.run([sys.executable, "-c", ANSWER, folder], check=True)
        print(f"{len(languages)} languages, seed {seed}, against gherkin-official")
        sys.stdout.flush()
        tool = pathlib.Path(shown.stdout.strip()) / "conformance"
        return subprocess.run([tool, "gherkin", folder]).returncode


sys.exit(main())
