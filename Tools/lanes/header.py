"""Writes facts down as an Objective-C header, so that Swift's own importer makes the Swift names,
the optional requirements and the isolation of them."""

import re

PLAIN = {
    "bool": "BOOL", "Bool": "BOOL", "NSInteger": "NSInteger", "NSUInteger": "NSUInteger",
    "CGFloat": "CGFloat", "c_float": "float", "c_double": "double", "c_int": "int",
    "NSTimeInterval": "double", "CFTimeInterval": "double", "CGRect": "CGRect",
    "CGPoint": "CGPoint", "CGSize": "CGSize", "UIEdgeInsets": "UIEdgeInsets", "Sel": "SEL",
    "NSRange": "NSRange", "UIAccessibilityTraits": "UIAccessibilityTraits",
    "UIWindowLevel": "UIWindowLevel", "NSNotificationName": "NSNotificationName",
}
# Classes that the stand-ins of Foundation bring.
FOREIGN = {
    "NSObject", "NSString", "NSArray", "NSSet", "NSData", "NSIndexPath", "NSNotification",
}


class Untranslatable(Exception):
    """A type that needs what this header does not have."""


class Header:
    """One header for all types of the facts."""

    def __init__(self, facts, names):
        self.facts = facts
        self.names = names
        self.enums = set()
        self.skipped = []

    # Types.

    def object_type(self, text):
        text = text.strip()
        if text == "AnyObject":
            return "id"
        if match := re.fullmatch(r"ProtocolObject<dyn (\w+)>", text):
            name = match.group(1)
            if name == "NSObjectProtocol":
                return "id"
            self.require(name)
            return f"id<{name}>"
        if match := re.fullmatch(r"(NSArray|NSSet)<(.*)>", text):
            return f"{match.group(1)}<{self.object_type(match.group(2))}> *"
        if re.fullmatch(r"\w+", text) and text not in PLAIN and text not in self.facts.enums:
            if text not in FOREIGN:
                self.require(text)
            return f"{text} *"
        raise Untranslatable(text)

    def require(self, name):
        if name not in self.facts.types:
            raise Untranslatable(name)

    def type(self, text):
        text = text.strip()
        if not text:
            return "void"
        if text in PLAIN:
            return PLAIN[text]
        if text in self.names["types"]:
            return self.names["types"][text]
        if text in self.facts.enums:
            self.enums.add(text)
            return text
        if text == "Retained<Self>":
            return "instancetype _Nonnull"
        if text == "Option<Retained<Self>>":
            return "instancetype _Nullable"
        if text == "Option<Sel>":
            return "SEL _Nullable"
        if text == "NonNull<CGPoint>" or text == "*mut CGPoint":
            return "CGPoint * _Nonnull"
        if text == "&mut CGPoint":
            return "inout CGPoint * _Nonnull"
        if block := re.fullmatch(
                r"(Option<)?&block2::(?:Sendable)?(?:Dyn)?Block<(?:'\w+, )?"
                r"(?:fn|dyn Fn)\((.*?)\)(?: -> (\w+))?(?: \+ '_)?>>?", text):
            return self.block(block)
        if match := re.fullmatch(r"Option<(?:Retained<(.*)>|&(.*))>", text):
            return self.object_type(match.group(1) or match.group(2)) + " _Nullable"
        if match := re.fullmatch(r"Retained<(.*)>|&(?!mut )(.*)", text):
            return self.object_type(match.group(1) or match.group(2)) + " _Nonnull"
        raise Untranslatable(text)

    def block(self, match):
        arguments = []
        for argument in filter(None, (part.strip() for part in match.group(2).split(","))):
            if pointer := re.fullmatch(r"(?:NonNull<|\*mut )(.*?)>?", argument):
                arguments.append(self.object_type(pointer.group(1)) + " _Nonnull")
            else:
                arguments.append(self.type(argument))
        result = self.type(match.group(3) or "")
        nullable = "_Nullable" if match.group(1) else "_Nonnull"
        return f"{result} (^ {nullable})({', '.join(arguments) or 'void'})"

    # Members.

    def member(self, owner, selector, member, setters):
        is_protocol = self.facts.types[owner]["kind"] == "protocol"
        prefix = ("@optional\n" if member.get("optional") else "@required\n") if is_protocol else ""
        attributes = ""
        if member.get("main") and owner == "NSObject":
            attributes += ' __attribute__((swift_attr("@MainActor")))'
        key = f"{owner}.{selector}"
        if name := self.names["members"].get(key):
            attributes += f' __attribute__((swift_name("{name}")))'
        result = member.get("ret", "")
        if key in self.names["nonnull"]:
            result = re.sub(r"^Option<(.*)>$", r"\1", result)
        arguments = member.get("args", [])
        if selector.count(":") != len(arguments):
            raise Untranslatable(selector)
        is_property = result and not arguments and key not in self.names["methods"] and (
            member.get("property") or selector in setters or key in self.names["properties"])
        if is_property:
            # A property has a type of its own where a method gives back whatever it is sent to.
            result = result.replace("<Self>", f"<{owner}>")
            return prefix + self.property(selector, member, setters, result, attributes)
        sign = "+" if member.get("static") else "-"
        initializer = re.match(r"init([A-Z:]|$)", selector) and not member.get("static")
        kind = "instancetype _Nonnull" if initializer else self.type(result)
        if arguments:
            parts = selector.split(":")
            words = " ".join(
                f"{part}:({self.type(argument)})a{index}"
                for index, (part, argument) in enumerate(zip(parts, arguments)))
        else:
            words = selector
        return f"{prefix}{sign} ({kind}){words}{attributes};"

    def property(self, selector, member, setters, result, attributes):
        bare = selector
        if selector.startswith("is") and selector[2:3].isupper():
            bare = selector[2].lower() + selector[3:]
        traits = ["nonatomic"]
        if member.get("static"):
            traits.append("class")
        if selector not in setters and bare not in setters:
            traits.append("readonly")
        if bare != selector:
            traits.append(f"getter={selector}")
        return f"@property({', '.join(traits)}) {self.type(result)} {bare}{attributes};"

    def body(self, name):
        members = self.facts.types[name]["members"]
        setters = {member["sets"] for member in members.values() if "sets" in member}
        lines = []
        for selector, member in sorted(members.items()):
            # Of what objc2 does not know the other binding rarely states all types.
            if "sets" in member or ("objc2" not in member["in"] and "ret" not in member):
                continue
            if name == "NSObject" and not member.get("main"):
                continue
            if f"{name}.{selector}" in self.names["hidden"]:
                continue
            try:
                lines.append(self.member(name, selector, member, setters))
            except Untranslatable as reason:
                self.skipped.append(f"{name}.{selector}: {reason}")
        return lines

    # The whole.

    def constants(self):
        """Constants of a wrapped number, such as traits, which no binding lists as an enum."""
        for name, cases in sorted(self.names["constants"].items()):
            for case in cases:
                swift = f"{name}.{case[0].lower()}{case[1:]}"
                yield (f"extern const {name} {name[:-1]}{case}"
                       f' __attribute__((swift_name("{swift}")));')

    def globals(self):
        for name, swift in sorted(self.names["notifications"].items()):
            yield (f"extern const NSNotificationName {name}"
                   f' __attribute__((swift_name("{swift}")));')
        for name, swift in sorted(self.names["strings"].items()):
            yield f'extern NSString *const {name} __attribute__((swift_name("{swift}")));'
        for declaration, swift in sorted(self.names["functions"].items()):
            yield f'extern {declaration} __attribute__((swift_name("{swift}")));'

    def write(self):
        types = self.facts.types
        classes = self.by_inheritance(
            name for name, entry in types.items() if entry["kind"] == "class")
        protocols = self.by_inheritance(
            name for name, entry in types.items() if entry["kind"] == "protocol")
        bodies = {name: self.body(name) for name in types}
        out = ["@import Foundation;", "#pragma clang assume_nonnull begin",
               *self.names["prelude"], *self.constants()]
        out += [self.enum(name) for name in sorted(self.enums)]
        out += [f"@class {name};" for name in classes if name != "NSObject"]
        out += [f"@protocol {name};" for name in protocols]
        for name in protocols:
            parents = ["NSObject"] + self.parents(name, protocols)
            out += [self.actor(name) + f"@protocol {name} <{', '.join(parents)}>"]
            out += bodies[name] + ["@end"]
        for name in classes:
            if name == "NSObject":
                continue
            parents = self.parents(name, protocols)
            listed = f" <{', '.join(parents)}>" if parents else ""
            entry = types[name]
            out += [self.actor(name) + f"@interface {name} : {entry.get('super', 'NSObject')}{listed}"]
            out += bodies[name] + ["@end"]
        out += ["@interface NSObject (UIAccessibility)"] + bodies["NSObject"] + ["@end"]
        out += [*self.globals(), "#pragma clang assume_nonnull end"]
        return "\n".join(out) + "\n"

    def parents(self, name, protocols):
        return [p for p in self.facts.types[name].get("protocols", []) if p in protocols]

    def actor(self, name):
        if not self.facts.types[name].get("main"):
            return ""
        return '__attribute__((swift_attr("@MainActor")))\n'

    def enum(self, name):
        entry = self.facts.enums[name]
        base = entry["base"] if entry["base"] in ("NSInteger", "NSUInteger") else "NSInteger"
        swift = self.names["enums"].get(name)
        named = f' __attribute__((swift_name("{swift}")))' if swift else ""
        flag = ", flag_enum" if entry["kind"] == "NS_OPTIONS" else ""
        cases = []
        for case, value in entry["cases"]:
            value = re.sub(r"Self::\w+\.0", "0", value).replace("_", "")
            if re.fullmatch(r"[-0-9xXa-fA-F<>| ()]+", value):
                cases.append(f"  {case} = {value},")
        if not cases:
            return f"typedef {base} {name};"
        opened = f"typedef enum __attribute__((enum_extensibility(open){flag})){named} {name} : {base} {{"
        return "\n".join([opened] + cases + [f"}} {name};"])

    def by_inheritance(self, names):
        """Ancestors before those who inherit."""
        names = set(names)
        ordered = []

        def add(name):
            if name in ordered or name not in names:
                return
            entry = self.facts.types[name]
            if entry.get("super"):
                add(entry["super"])
            for parent in entry.get("protocols", []):
                add(parent)
            ordered.append(name)

        for name in sorted(names):
            add(name)
        return ordered
