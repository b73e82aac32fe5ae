#!/usr/bin/env python3
"""Lists the members that our modules add to the classes of UIKit and AppKit, and fails if there are others than
those that were named.

    Simulators/Tools/facts/members.py FOLDER MODULE FRAMEWORK MEMBER…

FOLDER has the symbol graphs of a build. What Swift doesn't see, as it is there for Objective-C, isn't counted.
"""

import json
import sys


def hidden_from_swift(symbol):
    return any(
        each.get("domain") == "Swift" and "obsoleted" in each
        for each in symbol.get("availability", [])
    )


def members(graph):
    """The members that a graph has of classes of the framework, as `UITextField.formwork`."""
    classes = {
        each["source"]
        for each in graph["relationships"]
        if each["kind"] == "memberOf"
    }
    return sorted(
        ".".join(symbol["pathComponents"])
        for symbol in graph["symbols"]
        # Members from the framework's own protocol extensions don't count.
        if "Formwork" in symbol["identifier"]["precise"]
        and symbol["identifier"]["precise"] in classes
        and not hidden_from_swift(symbol)
    )


def main():
    folder, module, framework, *expected = sys.argv[1:]
    with open(f"{folder}/{module}@{framework}.symbols.json", encoding="utf-8") as file:
        found = members(json.load(file))
    if found != sorted(expected):
        sys.exit(f"{module} adds {', '.join(found) or 'nothing'}; expected is {', '.join(sorted(expected))}.")


if __name__ == "__main__":
    main()
