"""The tables on the terminal, and the same figures by name in Benchmarks/results/peers.json."""

import datetime
import json
import os
import pathlib
import statistics

from steps import ROOT

FILE = ROOT / "Benchmarks/results/peers.json"
TITLES = {
    "flash": "Flash, one connection kept open",
    "flow": "Flash, `bench flow`, its process included",
    "xdotool": "xdotool + picture of the window",
    "pyatspi": "pyatspi, finding each element",
    "dogtail-quick": "dogtail, all its waits off",
    "dogtail": "dogtail as shipped",
}
CANNOT = {
    "xdotool": "finds nothing by name: places and pictures from an earlier run",
    "pyatspi": "cannot tell a hidden screen's elements from the shown one's",
    "dogtail-quick": "the same",
    "dogtail": "the same",
}
WAYS = {
    "import": "picture from outside, JPEG",
    "screenshot": "/screenshot, JPEG",
    "atspi": "AT-SPI, the whole tree as JSON",
    "hierarchy": "/hierarchy",
    "actionables": "/actionables",
    "text": "/actionables, text form",
    "delta": "/actionables, only what a step changed",
    "delta-text": "the same, text form",
}
ROW_WAYS = {
    "atspi": "AT-SPI, the list's items",
    "built": "/rows, of those that GTK has built",
    "rows": "/rows?all=1, of all",
}
UNIT = 4  # bytes a token: an estimate


def machine():
    facts = {"date": datetime.date.today().isoformat(), "cores": os.cpu_count()}
    for file, key, name in (
        ("/proc/cpuinfo", "model name", "processor"), ("/etc/os-release", "PRETTY_NAME", "system")):
        path = pathlib.Path(file)
        for line in path.read_text().splitlines() if path.exists() else ():
            if line.startswith(key):
                facts[name] = line.replace("=", ":").split(":", 1)[1].strip().strip('"')
                break
    return facts


def figure(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def spread(values):
    return {
        "n": len(values), "min": round(min(values), 4),
        "median": round(statistics.median(values), 4), "max": round(max(values), 4)}


def table(title, ways, results, found):
    if not results:
        return
    if "failed" in results:
        found["failed"] = results["failed"]
        print(f"\n{title}: failed: {results['failed']}")
        return
    print(f"\n{title:44}{'n':>3}{'min ms':>9}{'median':>9}{'max':>9}{'bytes':>9}{'tokens':>9}")
    for way, result in results.items():
        row = {"title": ways[way], "unit": "ms", **spread(result["ms"])}
        row["bytes"] = spread(result["bytes"])
        row["tokens"] = round(row["bytes"]["median"] / UNIT)
        note = ""
        if "texts" in result:
            row["texts"] = result["texts"]
            note = f"  the text of {result['texts']:,} rows"
        found[way] = row
        print(f"{ways[way]:44}{row['n']:>3}{figure(row['min']):>9}{figure(row['median']):>9}"
              f"{figure(row['max']):>9}{row['bytes']['median']:>9,.0f}{row['tokens']:>9,}{note}")


def write(drivers, reads, rows, whole):
    """Prints what there is and writes it; tables that were not asked for stay as they were.

    The drivers' ratios hold within one run alone, so their table is written by a run of everything.
    """
    found = {"machine": machine(), "steps": {}, "reads": {}, "rows": {}}
    base = statistics.median(drivers["flash"]["ms"]) if "ms" in drivers.get("flash", {}) else None
    if drivers:
        print(f"{'ten steps, each checked':44}{'n':>3}{'min':>9}{'median':>9}{'max':>9}"
              f"{'× Flash':>9}  what it cannot do")
    for name, result in drivers.items():
        title = TITLES[name]
        if "failed" in result:
            found["steps"][name] = {"title": title, "failed": result["failed"]}
            print(f"{title:44}  failed: {result['failed']}")
            continue
        row = {"title": title, "unit": "ms", **spread(result["ms"])}
        if base:
            row["ratio"] = round(row["median"] / base, 2)
        found["steps"][name] = row
        print(f"{title:44}{row['n']:>3}{figure(row['min']):>9}{figure(row['median']):>9}"
              f"{figure(row['max']):>9}{figure(row['ratio']) if base else '':>9}"
              f"  {CANNOT.get(name, '')}".rstrip())
    table("what is on screen, read after each step", WAYS, reads, found["reads"])
    table("the rows of a list of 10,000", ROW_WAYS, rows, found["rows"])
    facts = found["machine"]
    print(f"\ntokens: bytes / {UNIT}, an estimate; many models count a picture by its area instead")
    print(f"{facts['date']} · {facts['cores']} cores, {facts.get('processor', 'unknown')} · "
          f"{facts.get('system', 'unknown')}")
    if not whole:
        kept = json.loads(FILE.read_text()) if FILE.exists() else {}
        measured = {key: found[key] for key in ("reads", "rows") if found[key]}
        found = {**kept, **measured} if kept and measured else None
    if found:
        FILE.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        print(f"written to {FILE.relative_to(ROOT)}")
