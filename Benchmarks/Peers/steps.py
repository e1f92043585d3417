"""The flow that all drivers go through, and what it names as a driver from outside sees it."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLOW = ROOT / "Examples/Pulse/flows/ten-steps.flow"

# (role, accessible name). An identifier never leaves the app; outside it is names and roles.
OUTSIDE = {
    "home.top.video": ("page tab", "Video"),
    "home.top.sports": ("page tab", "Sports"),
    "home.top.tech": ("page tab", "Tech"),
    "profile.login": ("push button", "Log in"),
    "feed.tech.header": ("heading", "Tech"),
}
SECONDS = 20  # how long a step may take until its check holds


class StepFailed(Exception):
    """A check that did not hold within its time."""


def read():
    """(verb, argument) of each step."""
    lines = (line.split("#")[0].split() for line in FLOW.read_text().splitlines())
    found = [(words[0], words[1]) for words in lines if words]
    unknown = {verb for verb, _ in found} - {"tab", "tap", "assert"}
    if unknown:
        raise SystemExit(f"{FLOW.name}: the comparison knows tab, tap and assert, not {unknown}")
    return found


def outside(verb, argument):
    """Role and name of a step's element."""
    return ("page tab", argument) if verb == "tab" else OUTSIDE[argument]
