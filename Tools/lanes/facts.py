"""Facts about Apple's interfaces, as two openly licensed bindings state them."""

import json


class Facts:
    """Types and members by name; see Standins/facts/README.md."""

    def __init__(self, path):
        with open(path) as file:
            data = json.load(file)
        self.types = data["types"]
        self.enums = data["enums"]

    def find(self, type_name, selector):
        """The type that declares a member, and the member; up the superclasses and protocols."""
        seen, waiting = set(), [type_name]
        while waiting:
            name = waiting.pop(0)
            if name in seen or name not in self.types:
                continue
            seen.add(name)
            entry = self.types[name]
            for spelled in spellings(selector):
                if spelled in entry["members"]:
                    return name, spelled, entry["members"][spelled]
            waiting += entry.get("protocols", [])
            if entry.get("super"):
                waiting.append(entry["super"])
        return None


def spellings(selector):
    """A property's getter may carry an `is` that its name does not."""
    yield selector
    if ":" not in selector:
        yield "is" + selector[:1].upper() + selector[1:]
