"""Compares Flash with drivers from outside, on one Pulse, and prints the tables.

    main.py [--runs N] [--only DRIVER]…

Needs a display and a session bus of its own (scripts/with-display) and bin/ built.
"""

import argparse
import contextlib
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
    """Milliseconds of `bench flow` as a whole, its process with start and end."""
    whole = []
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


@contextlib.contextmanager
def running(app, *arguments):
    """An app with Flash inside, alone on the display, as (port, token)."""
    subprocess.run(
        [ROOT / "bin/flash", "run", app, "--name", NAME, "--", *arguments], check=True,
        stdout=subprocess.DEVNULL)
    try:
        yield registry()
    finally:
        subprocess.run([ROOT / "bin/flash", "stop", NAME], stdout=subprocess.DEVNULL)


def in_process_of_its_own(name, port, token, runs):
    done = subprocess.run(
        [sys.executable, pathlib.Path(__file__).with_name("one.py"), name, str(port), str(runs)],
        env={**os.environ, "FLASH_TOKEN": token}, stdout=subprocess.PIPE, text=True)
    if done.returncode:  # it said why on the terminal; the other drivers go on
        return {"failed": f"ended with exit code {done.returncode}"}
    # Dogtail may print lines of its own.
    return json.loads(done.stdout[done.stdout.rindex("\n{") if "\n{" in done.stdout else 0:])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", action="append", choices=[*ORDER, "reads", "rows"])
    options = parser.parse_args()
    names = options.only or [*ORDER, "reads", "rows"]
    drivers, reads, rows = {}, None, None
    with tempfile.TemporaryDirectory() as state, running("demo", "--state", state) as (port, token):
        for name in names:
            if name == "flow":
                drivers[name] = bench_flow(options.runs)
            elif name == "reads":  # each run reads after ten steps, and the slowest takes seconds
                reads = in_process_of_its_own(name, port, token, min(options.runs, 2))
            elif name != "rows":
                drivers[name] = in_process_of_its_own(name, port, token, options.runs)
    if "rows" in names:
        with running(ROOT / "bin/bench-window", "--list", "10000") as (port, token):
            rows = in_process_of_its_own("rows", port, token, options.runs)
    report.write(drivers, reads, rows, whole=not options.only)


main()
