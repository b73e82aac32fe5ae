"""The declarations of a module, according to the toolchain's symbol graph."""

import dataclasses
import json
import os
import re
import subprocess
import tempfile

# The attributes and modifiers that are no part of a declaration's type.
MODIFIERS = (
    "public open override convenience required final optional dynamic nonisolated class static mutating "
    "nonmutating indirect unowned(unsafe) unowned").split()


@dataclasses.dataclass(frozen=True)
class Declaration:
    """A declaration in the words of the table."""

    symbol: str  # `UIKit.UITextField.text`
    selector: str  # as Objective-C knows it, `-` if it doesn't
    type: str
    optional: str  # `optional` for a requirement that needn't be there
    isolation: str  # `main` or `none`
    versions: tuple  # of (domain, version or None for unavailable)
    kind: str
    conformances: str = "-"  # of a type: its superclass with a colon, and its protocols
    sendable: str = "-"  # of a type: `yes`, `no`, or `where` something holds
    frozen: str = "-"  # of a type: `frozen`
    header: bool = False  # whether it is of an Objective-C header
    requirement: str = "-"  # `required`, or `default` for one with an implementation that every type has

    def version(self, domain):
        """The version from which it is there, (0, 0) if from the beginning; None if it isn't."""
        found = dict(self.versions)
        if None in (found.get("*", 0), found.get(domain, 0)):
            return None
        return found.get(domain, (0, 0))


def text_of(fragments):
    return "".join(part["spelling"] for part in fragments)


def without_attributes(text):
    """The declaration without `@objc(…)`, `@MainActor` and the like."""
    text = re.sub(r"@(?:objc|available|Sendable|_[a-zA-Z]+)\([^()]*\)\s*", "", text)
    return re.sub(
        r"@(?:objc|MainActor|preconcurrency|frozen|discardableResult|propertyWrapper|resultBuilder|"
        r"dynamicMemberLookup|unchecked|inlinable|ViewBuilder|IBInspectable|NSCopying)\s*", "", text)


def parameter_list(text):
    """Splits `(a: A, b b2: B = b) -> C` into its parameters' types and what follows."""
    depth, start, parts = 0, 1, []
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
            if depth == 0:
                parts.append(text[start:index])
                return [part for part in parts if part.strip()], text[index + 1:]
        elif character == "," and depth == 1:
            parts.append(text[start:index])
            start = index + 1
    raise ValueError(text)


def parameter_type(text):
    """`_ range: NSRange = …` without its names; the value is only said to be there."""
    name, _, rest = text.partition(":")
    rest = rest.strip() or name.strip()
    head, equals, _ = rest.partition(" = ")
    return head.strip() + (" = _" if equals else "")


def type_of(text):
    """A declaration without its names and modifiers."""
    text = re.sub(r"\s+", " ", without_attributes(text)).strip()
    words = text.split(" ")
    modifiers = []
    while words and (words[0] in MODIFIERS or words[0] == "weak"):
        if words[0] in ("weak",):
            modifiers.append(words[0])
        # `class` begins a type, too.
        if words[0] == "class" and len(words) > 1 and words[1] not in ("var", "func", "let", "subscript"):
            break
        words.pop(0)
    text = " ".join(words)
    prefix = "".join(word + " " for word in modifiers)
    keyword, _, rest = text.partition(" ")
    if keyword in ("var", "let"):
        _, _, declared = rest.partition(":")
        declared = declared.strip()
        accessors = re.search(r"\s*\{ (get(?: (?:nonmutating )?set)?) \}$", declared)
        kind = "get" if keyword == "let" else accessors[1] if accessors else "get set"
        return f"{prefix}{declared[:accessors.start()] if accessors else declared} {{ {kind} }}"
    if keyword in ("class", "struct", "enum", "protocol", "typealias", "case", "associatedtype"):
        name = re.match(r"`?\w+`?(?:<[^:=]*>)?", rest)
        return (keyword + rest[name.end():]).replace(" :", ":")
    if keyword in ("func", "subscript") or keyword.startswith("init"):
        # An operator has a space before its parameters.
        start = text.index("(", text.index(" ") if keyword == "func" else 0)
        failable = "?" if text.startswith("init?") else ""
        generics = re.search(r"<[^(]*>$", text[:start].strip())
        parts, rest = parameter_list(text[start:])
        parameters = ", ".join(parameter_type(part) for part in parts)
        return f"{generics[0] if generics and '>' != generics[0] else ''}({parameters}){failable}{rest}".strip()
    return text


def nullability_of(type):
    """One letter for each parameter and the result: `?`, `!`, or `n` if it is always there."""
    def letter(part):
        return part.strip()[-1] if part.strip()[-1:] in ("?", "!") else "n"

    if type.startswith(("class", "struct", "enum", "protocol", "typealias", "case")):
        return "-"
    if type.endswith(" }"):
        return letter(type[:type.rindex("{")])
    start = type.find("(")
    parts, rest = parameter_list(type[start:])
    letters = "".join(letter(part.replace(" = _", "")) for part in parts)
    if rest.startswith("?"):
        return letters + "?"
    result = re.search(r"-> (.*?)(?: where .*)?$", rest)
    return letters + (letter(result[1]) if result else "") or "-"


def selector_of(identifier):
    match = re.search(r"\((?:im|cm|py|cpy)\)(.+)$", identifier)
    return match[1] if match and identifier.startswith("c:") else "-"


def requirements(graphs):
    """The requirements of protocols, and those among them that have an implementation for every type."""
    required, defaults = set(), set()
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] == "requirementOf":
                required.add(relation["source"])
            elif relation["kind"] == "defaultImplementationOf":
                defaults.add(relation["target"])
    return required, defaults & required


def is_imported(identifier):
    """Whether a declaration is of a header: not one that Swift shows to Objective-C."""
    return identifier.startswith("c:") and not identifier.startswith("c:@M@")


def main_types(graphs):
    """The classes and protocols that are bound to the main actor, by their names."""
    return {
        tuple(symbol["pathComponents"]) for graph in graphs for symbol in graph["symbols"]
        if symbol["kind"]["identifier"].removeprefix("swift.") in TYPES
        and "@MainActor" in text_of(symbol["declarationFragments"])}


def isolation_of(symbol, text, isolated):
    """`main` or `none`. The members of an imported type have its isolation without saying so."""
    if "@MainActor" in text.split("(")[0] + text.split(" func ")[0]:
        return "main"
    own = is_imported(symbol["identifier"]["precise"]) and "nonisolated" not in text.split("(")[0]
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    if own and kind not in (*TYPES, "typealias", "enum.case") and tuple(symbol["pathComponents"][:-1]) in isolated:
        return "main"
    return "none"


def version_of(entry):
    if entry.get("isUnconditionallyUnavailable"):
        return None
    introduced = entry.get("introduced")
    return (introduced["major"], introduced.get("minor", 0)) if introduced else (0, 0)


# The class of protocols, which Clang brings along.
PROTOCOLS = "c:objc(cs)Protocol"

TYPES = ("class", "struct", "enum", "protocol")

# What every type or every object has.
COMMON = {"Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "CVarArg"}
OF_OBJECTS = {"CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable", "NSObjectProtocol"}


def inheritance(graphs):
    """What types inherit and conform to: {USR: (conformances, Sendable)}."""
    kinds = {}
    for graph in graphs:
        for symbol in graph["symbols"]:
            kinds[symbol["identifier"]["precise"]] = symbol
    names, sendable = {}, {}
    for graph in graphs:
        for relation in graph["relationships"]:
            source = kinds.get(relation["source"])
            if not source or relation["kind"] not in ("conformsTo", "inheritsFrom"):
                continue
            target = kinds.get(relation["target"])
            name = target["pathComponents"][-1] if target else relation["targetFallback"].split(".")[-1]
            found = names.setdefault(relation["source"], set())
            if name == "Sendable":
                sendable[relation["source"]] = "where" if relation.get("swiftConstraints") else "yes"
            elif relation["kind"] == "inheritsFrom":
                found.add(":" + name)
            elif name not in COMMON and (
                    name not in OF_OBJECTS or source["kind"]["identifier"] != "swift.class"):
                found.add(name)
    return {
        usr: (" ".join(sorted(names.get(usr, []))) or "none", sendable.get(usr, "no"))
        for usr, symbol in kinds.items() if symbol["kind"]["identifier"].removeprefix("swift.") in TYPES}


def graph(arguments, modules):
    """The declarations of some modules: {USR: Declaration}."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for module in modules:
            result = subprocess.run(
                [*arguments, "-module-name", module, "-output-dir", folder, "-minimum-access-level",
                 "public", "-emit-extension-block-symbols"], capture_output=True, text=True)
            if result.returncode:
                raise SystemExit(f"error: no symbols of {module}\n{result.stderr[-2000:]}")
        graphs = {}
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                graphs[name] = json.load(file)
        inherited = inheritance(graphs.values())
        isolated = main_types(graphs.values())
        required, defaults = requirements(graphs.values())
        for name, content in graphs.items():
            module = name.split(".")[0].split("@")[0]
            for symbol in content["symbols"]:
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                # What a struct has that C only knows by another name stands at that name.
                identifier = re.sub(
                    r"^(c:@S@_|s:So\d+_)(.*)::SYNTHESIZED::c:@T@.*", r"\1\2", symbol["identifier"]["precise"])
                if kind == "extension" or identifier == PROTOCOLS or (
                        is_imported(identifier) and "::SYNTHESIZED::" in identifier):
                    continue
                text = text_of(symbol["declarationFragments"])
                conformances, sendable = inherited.get(identifier, ("-", "-"))
                found[identifier] = Declaration(
                    symbol=".".join([module, *symbol["pathComponents"]]).replace("`", ""),
                    selector=selector_of(identifier), type=type_of(text).replace("`", ""),
                    optional="optional" if re.search(r"\boptional (?:func|var)", text) else "-",
                    isolation=isolation_of(symbol, text, isolated),
                    versions=tuple(sorted(
                        (entry.get("domain", "*"), version_of(entry))
                        for entry in symbol.get("availability", []))),
                    kind=kind, conformances=conformances, header=is_imported(identifier),
                    requirement="default" if identifier in defaults else "required" if identifier in required else "-",
                    # A class on the main actor is Sendable without saying so.
                    sendable="yes" if kind == "class" and "@MainActor" in text else sendable,
                    frozen="frozen" if kind in TYPES and "@frozen" in text else "-")
    return found
