#!/usr/bin/env python3
"""Lists the selectors of the methods of a protocol, as its header has them.

    Simulators/Tools/facts/selectors.py HEADER PROTOCOL
"""

import re
import sys


def selectors(text, protocol):
    """The selectors, in the order of the header."""
    body = re.search(rf"^@protocol {protocol} <.*?^@end", text, re.S | re.M)[0]
    for method in re.findall(r"^- .*?;", re.sub(r"\bNAMED\([^;]*?\)\)", "", body), re.S | re.M):
        yield "".join(re.findall(r"\w+:", method)) or re.search(r"\)\s*(\w+)", method)[1]


def main():
    path, protocol = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        print("\n".join(selectors(file.read(), protocol)))


main()
