"""What Interface Builder asks of inspectable properties, which no compiler checks.

It writes the name that a property has in Swift, and looks for it in Objective-C; and it reads the type from the source, so it has
to be there.

    inspectable.py FILE…    exit status 1 if a property of these files wouldn't work
"""

import re
import sys

PROPERTY = re.compile(
    r"(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*@IBInspectable\s+(?:@\w+(?:\([^)]*\))?\s+)*)"
    r"(?:(?:public|open|internal|package|private|fileprivate|final|override|dynamic|weak)\s+)*var\s+(?P<name>\w+)\s*(?P<typed>:?)")


def issues(text):
    """The mistakes in the inspectable properties of a source, as sentences."""
    for found in PROPERTY.finditer(text):
        exposed = re.search(r"@objc\((\w+)\)", found["attributes"])
        if exposed and exposed[1] != found["name"]:
            yield f"Interface Builder would look for '{found['name']}', not for '{exposed[1]}'"
        if not found["typed"]:
            yield f"Interface Builder wouldn't show '{found['name']}', which has no written type"


def main():
    failed, count = False, 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        count += len(PROPERTY.findall(text))
        if len(PROPERTY.findall(text)) != len(re.findall(r"^\s*[^/\n]*@IBInspectable", text, re.M)):
            print(f"{path}: an inspectable property that isn't understood")
            failed = True
        for issue in issues(text):
            print(f"{path}: {issue}")
            failed = True
    print(f"{count} inspectable properties")
    sys.exit(failed)


main()
