"""One class a driver: `prepare` is not timed, `step` does one step and waits until its check holds.

A driver from outside checks an act by the state of the tab it clicked, and an assert by the element
being there with its place inside the window: GTK tells assistive technology no more than that.
"""

import os
import subprocess
import sys
import time

from steps import SECONDS, StepFailed, outside

WIDTH, HEIGHT = 390, 844


def until(check, what):
    """Asks again and again, each time over the driver's own wire, until the check holds."""
    end = time.monotonic() + SECONDS
    while not check():
        if time.monotonic() > end:
            raise StepFailed(f"{what}: not within {SECONDS} s")


def inside(box):
    """Whether the middle of (x, y, width, height) is in the window."""
    x, y, width, height = box
    return width > 0 and 0 <= x + width / 2 < WIDTH and 0 <= y + height / 2 < HEIGHT


class FlashDriver:
    def prepare(self, flash):
        self.flash = flash

    def step(self, verb, argument):
        if verb == "assert":
            until(
                lambda: self.flash.get("/element", id=argument).get("visible"),
                f"{verb} {argument}")
            return
        field = {"name": argument} if verb == "tab" else {"id": argument}
        hit = self.flash.post(f"/{verb}", **field)["element"]["id"]
        until(lambda: "selected" in self.flash.state(hit), f"{verb} {argument}")


class PyatspiDriver:
    """Finds the element in the tree anew for each step."""

    def prepare(self, flash):
        import pyatspi

        self.spi = pyatspi
        self.roles = {
            "page tab": pyatspi.ROLE_PAGE_TAB, "push button": pyatspi.ROLE_PUSH_BUTTON,
            "heading": pyatspi.ROLE_HEADING}
        self.app = next(app for app in pyatspi.Registry.getDesktop(0) if app.name == "pulse")

    def named(self, node, name):
        return node.name == name or any(
            self.named(child, name) for child in node if child is not None)

    def find(self, role, name, node=None):
        node = node or self.app
        # The number of the role is in the library's cache, its name is asked of the app.
        if node.getRole() == self.roles[role] and (
            # The tabs at the bottom have no name of their own, only a label inside.
            self.named(node, name) if role == "page tab" else node.name == name):
            return node
        for index in range(node.childCount):
            child = node.getChildAtIndex(index)
            found = child and self.find(role, name, child)
            if found:
                return found
        return None

    def box(self, node):
        extents = node.queryComponent().getExtents(self.spi.WINDOW_COORDS)
        return extents.x, extents.y, extents.width, extents.height

    def step(self, verb, argument):
        what = outside(verb, argument)
        if verb == "assert":
            def there():
                node = self.find(*what)
                return node is not None and inside(self.box(node))
            until(there, f"{verb} {argument}")
            return
        node = self.find(*what)
        if node is None:
            raise StepFailed(f"no {what}")
        node.queryAction().doAction(0)
        until(lambda: node.getState().contains(self.spi.STATE_SELECTED), f"{verb} {argument}")


class DogtailDriver:
    """Dogtail as it is shipped, or with every wait of its configuration at nothing."""

    def __init__(self, waits):
        self.waits = waits

    def prepare(self, flash):
        os.environ.setdefault("XDG_SESSION_TYPE", "x11")
        from dogtail.config import config

        if not self.waits:
            for name in (
                "action_delay", "default_delay", "search_back_off_delay", "typing_delay",
                "double_click_delay"):
                setattr(config, name, 0)
        from dogtail.tree import root

        self.app = root.application("pulse")

    def find(self, verb, argument):
        role, name = outside(verb, argument)
        if verb != "tab":
            return self.app.child(name=name, role_name=role)
        node = self.app.child(name=name, role_name="label")
        while node.role_name != role:
            node = node.parent
        return node

    def step(self, verb, argument):
        if verb == "assert":
            until(
                lambda: inside((lambda node: (*node.position, *node.size))(
                    self.find(verb, argument))),
                f"{verb} {argument}")
            return
        node = self.find(verb, argument)
        node.do_action_named("click")
        until(lambda: node.selected, f"{verb} {argument}")


class XdotoolDriver:
    """Clicks at places told beforehand, and compares pictures with those of an earlier, checked run.

    It finds nothing by name: the places come from the accessibility tree, before the clock runs.
    """

    def prepare(self, flash):
        from steps import read

        finder = PyatspiDriver()
        finder.prepare(flash)
        self.window = subprocess.check_output(
            ["xdotool", "search", "--onlyvisible", "--name", "^Pulse$"], text=True).split()[-1]
        self.places, self.pictures = {}, None
        for verb, argument in read():
            if verb != "assert":
                x, y, width, height = finder.box(finder.find(*outside(verb, argument)))
                self.places[argument] = (x + width // 2, y + height // 2)
        # Twice: where the pointer and the focus start from is the same from the second run on.
        for _ in range(2):
            flash.reset()
            pictures = []
            for verb, argument in read():
                if verb != "assert":
                    self.click(argument)
                    identifier = f"tab.{argument.lower()}" if verb == "tab" else argument
                    until(
                        lambda name=identifier: "selected" in flash.state(name),
                        f"{verb} {argument}")
                flash.settled()
                pictures.append(self.picture())
        self.pictures = pictures

    def begin(self):
        self.number = 0

    def click(self, argument):
        x, y = self.places[argument]
        subprocess.run(
            ["xdotool", "mousemove", "--window", self.window, str(x), str(y), "click", "1"],
            check=True)

    def picture(self):
        """A quarter of the size, in grey: two drawings of one screen differ in a few edges."""
        return subprocess.check_output([
            "import", "-window", self.window, "-resize", "25%", "-colorspace", "gray",
            "-depth", "8", "gray:-"])

    def shows(self, wanted):
        picture = self.picture()
        differing = sum(abs(got - want) > 24 for got, want in zip(picture, wanted))
        return len(picture) == len(wanted) and differing <= len(wanted) // 1000

    def step(self, verb, argument):
        if verb != "assert":
            self.click(argument)
        wanted = self.pictures[self.number]
        until(lambda: self.shows(wanted), f"{verb} {argument}: the expected picture")
        self.number += 1


DRIVERS = {
    "flash": FlashDriver,
    "pyatspi": PyatspiDriver,
    "xdotool": XdotoolDriver,
    "dogtail-quick": lambda: DogtailDriver(waits=False),
    "dogtail": lambda: DogtailDriver(waits=True),
}


def measure(name, flash, steps, runs):
    """Milliseconds of each run; one more before them is not counted."""
    driver = DRIVERS[name]()
    driver.prepare(flash)
    times = []
    for number in range(runs + 1):
        flash.reset()
        if hasattr(driver, "begin"):
            driver.begin()
        started = time.perf_counter()
        for verb, argument in steps:
            driver.step(verb, argument)
        taken = (time.perf_counter() - started) * 1000
        flash.check_end()
        if number:
            times.append(taken)
        print(f"{name}: {taken:.1f} ms", file=sys.stderr)
    return times
