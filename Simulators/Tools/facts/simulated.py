"""The members that only a simulator has: no simulator may offer what UIKit or AppKit doesn't, by another name, or to other threads."""

import dataclasses
import fnmatch

from . import compare

PATH = "Simulators/Facts.simulated.tsv"

FRAMEWORKS = ("UIKit", "AppKit")

# Members that the compiler makes, or the standard library adds.
OF_LANGUAGE = {
    "!=(_:_:)", "hash(into:)", "hashValue", "init(rawValue:)", "rawValue", "init(arrayLiteral:)", "contains(_:)", "insert(_:)",
    "union(_:)", "isEmpty", "remove(_:)", "update(with:)", "subtracting(_:)", "subtract(_:)", "formUnion(_:)", "intersection(_:)",
    "formIntersection(_:)", "symmetricDifference(_:)", "formSymmetricDifference(_:)", "isSubset(of:)", "isSuperset(of:)",
    "isDisjoint(with:)", "isStrictSubset(of:)", "isStrictSuperset(of:)", "init()", "init(_:)"}


def read(path=PATH):
    """The members that simulators alone have: {pattern of symbols: their meaning}."""
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return dict(lines[1:])


def ancestors(name, world):
    """A type of the headers, by its name, and all that it inherits from and conforms to."""
    found, waiting = [], [name]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            for conformances in world.types.get(name, []):
                waiting += [one.removeprefix(":") for one in conformances.split(" ")]
    return found


def facts(symbol, world):
    """The declarations of the headers and stand-ins that a simulator's has to be like."""
    _, *outer, member = parts(symbol)
    found = []
    owners = ancestors(".".join(outer), world) if outer else [""]
    for owner in owners:
        found += world.members.get((owner, member), [])
    return found


def parts(symbol):
    """`UIKit.UIView.init(frame:)` as its module, types and member."""
    head, bracket, tail = symbol.partition("(")
    names = head.split(".")
    return [*names[:-1], names[-1] + bracket + tail]


def is_like(one, fact, world):
    """Whether a simulator's declaration is like one of a header: a member that a type on the main actor has from a
    protocol or class without one is on the main actor, too."""
    inherited = one.symbol.split(".", 1)[1] != fact.symbol.split(".", 1)[1] and one.isolation == "main"
    wanted, declared = compare.simplified(fact.type), compare.simplified(one.type)
    # A property that a simulator lets nobody change does no harm.
    if declared not in (wanted, wanted.replace("{ get set }", "{ get }")):
        return False
    if compare.lacks(fact.conformances, one.conformances, world):
        return False
    return inherited or one.isolation == fact.isolation or one.kind == "enum.case"


def optional_issue(symbol, declared, known):
    """Without Objective-C, an optional requirement is one with an implementation that every type has."""
    asked = {one.requirement for one in declared} - {"-"}
    own = [fact for fact in known if fact.symbol == symbol]
    if not asked or not own:
        return None
    wanted = {"default" if fact.optional == "optional" else "required" for fact in own}
    return None if asked == wanted else f"{symbol}: simulator: {' '.join(asked)}, but {' '.join(wanted)} in the headers"


def issue(symbol, declared, world):
    """The mistake in a simulator's declaration, if there is one."""
    known = facts(symbol, world)
    if any(is_like(one, fact, world) for one in declared for fact in known):
        found = optional_issue(symbol, declared, known)
        return None if found and compare.deviates(symbol, world) else found
    if not known and parts(symbol)[-1] in OF_LANGUAGE or compare.deviates(symbol, world):
        return None
    shown = "; ".join(sorted({f"{one.type} ({one.isolation})" for one in declared}))
    if known:
        wanted = "; ".join(sorted({f"{one.type} ({one.isolation})" for one in known}))
        return f"{symbol}: simulator: {shown}, but the headers have {wanted}"
    return f"{symbol}: simulator: no header has {shown}"


def issues(world, only):
    """The declarations that UIKit and AppKit don't have, and those that differ. `only` are those of the simulators alone:
    {pattern: its meaning}."""
    needed = set()
    for symbol, declared in sorted(world.simulators.items()):
        if symbol.split(".")[0] not in FRAMEWORKS:
            continue
        found = issue(symbol, declared, world)
        patterns = {pattern for pattern in only if fnmatch.fnmatchcase(symbol, pattern)} if found else set()
        needed |= patterns
        if found and not patterns:
            yield found
    for pattern in sorted(set(only) - needed):
        yield f"{pattern}: {PATH} has it, but no simulator"


def run(world, only, count, random):
    """Falsifies declarations of simulators. Returns those that nobody noticed."""
    symbols = [
        symbol for symbol in sorted(world.simulators) if symbol.split(".")[0] in FRAMEWORKS and facts(symbol, world)
        and not any(fnmatch.fnmatchcase(symbol, pattern) for pattern in (*only, *world.deviations))]
    missed = []
    for _ in range(count):
        symbol = random.choice(symbols)
        declared = world.simulators[symbol]
        kind = random.choice(["name", "type", "optional"])
        if kind == "optional" and declared[0].requirement == "-":
            kind = "name"
        if kind == "optional":
            other = {"default": "required", "required": "default", "-": "-"}
            changed, false = symbol, [dataclasses.replace(one, requirement=other[one.requirement]) for one in declared]
        elif kind == "name":
            head, bracket, tail = symbol.partition("(")
            changed, false = f"{head}Soon{bracket}{tail}", declared
        else:
            changed, false = symbol, [dataclasses.replace(one, type=f"optional {one.type}") for one in declared]
        if not issue(changed, false, world):
            missed.append(f"{changed}: {false[0].type}")
    return missed
