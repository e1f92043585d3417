"""What is on screen after each step: how long each way of reading takes, and its bytes."""

import json
import subprocess
import time

from drivers import FlashDriver, PyatspiDriver


def tree(spi):
    """All that the accessibility tree says, as JSON."""
    def one(node):
        try:
            box = spi.box(node)
        except NotImplementedError:
            box = None
        states = [spi.spi.stateToString(state) for state in node.getState().getStates()]
        children = (node.getChildAtIndex(index) for index in range(node.childCount))
        return {
            "role": node.getRoleName(), "name": node.name, "frame": box, "state": states,
            "children": [one(child) for child in children if child]}
    return json.dumps(one(spi.app), separators=(",", ":"), ensure_ascii=False).encode()


def measure(flash, steps, runs):
    """{way: {"ms": […], "bytes": […]}}, one of each a step of each run."""
    spi, driver = PyatspiDriver(), FlashDriver()
    spi.prepare(flash)
    driver.prepare(flash)
    window = subprocess.check_output(
        ["xdotool", "search", "--onlyvisible", "--name", "^Pulse$"], text=True).split()[-1]
    since = {"hash": None}
    ways = {
        "import": lambda: subprocess.check_output(
            ["import", "-window", window, "-quality", "80", "jpg:-"]),
        "screenshot": lambda: flash.raw("GET", "/screenshot"),
        "atspi": lambda: tree(spi),
        "hierarchy": lambda: flash.raw("GET", "/hierarchy"),
        "actionables": lambda: flash.raw("GET", "/actionables"),
        "text": lambda: flash.raw("GET", "/actionables", format="text"),
        "delta": lambda: flash.raw("GET", "/actionables", since=since["hash"]),
        "delta-text": lambda: flash.raw(
            "GET", "/actionables", since=since["hash"], format="text"),
    }
    found = {way: {"ms": [], "bytes": []} for way in ways}
    for read in list(ways.values())[:6]:
        read()  # what the first time costs alone is not counted
    for _ in range(runs):
        flash.reset()
        since["hash"] = flash.get("/actionables")["hash"]
        for verb, argument in steps:
            driver.step(verb, argument)
            flash.settled()
            for way, read in ways.items():
                started = time.perf_counter()
                data = read()
                taken = (time.perf_counter() - started) * 1000
                found[way]["ms"].append(taken)
                found[way]["bytes"].append(len(data))
            since["hash"] = flash.get("/actionables")["hash"]
    return found


def measure_rows(flash, runs):
    """The same of a list of 10,000 rows, and of how many each way came back with the text."""
    import pyatspi

    app = next(iter(pyatspi.Registry.getDesktop(0)))

    def texts(node):
        if node.getRole() == pyatspi.ROLE_LIST_ITEM:
            return [" ".join(child.name for child in node if child)]
        return [text for child in node if child for text in texts(child)]

    ways = {
        "atspi": lambda: json.dumps(texts(app), separators=(",", ":")).encode(),
        "built": lambda: flash.raw("GET", "/rows"),
        "rows": lambda: flash.raw("GET", "/rows", all="1"),
    }
    found = {}
    for way, read in ways.items():
        found[way] = {"ms": [], "bytes": []}
        for number in range(runs + 1):
            started = time.perf_counter()
            data = read()
            taken = (time.perf_counter() - started) * 1000
            if number:
                found[way]["ms"].append(taken)
                found[way]["bytes"].append(len(data))
        rows = json.loads(data)
        if way != "atspi":
            rows = [row["text"] for row in rows["rows"] if row.get("text")]
        found[way]["texts"] = len(set(rows) - {""})
    return found
