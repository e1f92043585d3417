"""Compares Flash with drivers from outside, on one Pulse, and prints the tables.

    main.py [--runs N] [--only DRIVER]…

Needs a display and a session bus of its own (scripts/with-display) and bin/ built.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import report
from steps import FLOW, ROOT

ORDER = ("flash", "flow", "xdotool", "pyatspi", "dogtail-quick", "dogtail")
NAME = "bench-peers"


def registry():
    """Port and token of the app, from Flash's own registry."""
    folder = pathlib.Path(os.environ["FLASH_REGISTRY"])
    for file in folder.glob("*.json"):
        entry = json.loads(file.read_text())
        if "port" in entry:
            return entry["port"], entry.get("token", "")
    raise SystemExit(f"no app in {folder}")


def bench_flow(runs):
    """`bench flow` as a whole: its process with start and end, and what it says the steps took."""
    whole, steps = [], []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(runs + 1):
            file = pathlib.Path(folder) / "report.json"
            subprocess.run([ROOT / "bin/flash", "tap", "home.top.top"], check=True,
                           stdout=subprocess.DEVNULL)
            started = time.perf_counter()
            subprocess.run([ROOT / "bin/bench", "flow", FLOW, "--report", file], check=True,
                           stdout=subprocess.DEVNULL)
            taken = (time.perf_counter() - started) * 1000
            if number:
                whole.append(taken)
    return {"ms": whole}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", action="append")
    options = parser.parse_args()
    drivers, read = {}, None
    with tempfile.TemporaryDirectory() as state:
        subprocess.run(
            [ROOT / "bin/flash", "run", "demo", "--", "--state", state], check=True,
            stdout=subprocess.DEVNULL)
        try:
            port, token = registry()
            for name in options.only or (*ORDER, "reads"):
                if name == "flow":
                    drivers[name] = bench_flow(options.runs)
                    continue
                done = subprocess.run(
                    [sys.executable, pathlib.Path(__file__).with_name("one.py"), name, str(port),
                     str(options.runs)],
                    env={**os.environ, "FLASH_TOKEN": token}, stdout=subprocess.PIPE, text=True,
                    check=True)
                result = json.loads(done.stdout[done.stdout.index("{"):])
                if name == "reads":
                    read = result
                else:
                    drivers[name] = result
        finally:
            subprocess.run([ROOT / "bin/flash", "stop", "demo"], stdout=subprocess.DEVNULL)
    report.write(drivers, read, whole=not options.only)


main()
