"""The API of Apple's modules that the sources use, according to the compiler's syntax tree."""

import json
import os
import re
import subprocess

TYPES = ("class", "struct", "enum", "protocol", "typealias")


def all_files(folder):
    return sorted(
        os.path.join(path, name) for path, _, names in os.walk(folder) for name in names
        if name.endswith(".swift"))


def files(folder):
    """The files for fields. The bridge to Foundation also runs on Linux, with Foundation itself."""
    return [path for path in all_files(folder) if not path.startswith("Sources/Formwork/Foundation/")]


def trees(frontend, folder):
    """The type-checked tree of each file of a folder."""
    primaries = [argument for path in files(folder) for argument in ("-primary-file", path)]
    primaries += [path for path in all_files(folder) if path not in primaries]
    result = subprocess.run(
        [*frontend, "-dump-ast", "-dump-ast-format", "json", "-parse-as-library", "-swift-version", "6",
         "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
         "-enable-upcoming-feature", "MemberImportVisibility", "-package-name", "formwork",
         "-module-name", os.path.basename(folder), *primaries], capture_output=True, text=True)
    decoder, position, text = json.JSONDecoder(), 0, result.stdout
    while position < len(text):
        tree, position = decoder.raw_decode(text, position)
        yield tree
        while position < len(text) and text[position].isspace():
            position += 1


def newer_regions(data):
    """The bytes of a file that only a compiler with the SDK of 26 sees: [(start, end)]."""
    found, stack = [], []
    for match in re.finditer(rb"^[ \t]*#(if|else|elseif|endif)\b([^\n]*)", data, re.M):
        word = match[1]
        if word == b"if":
            stack.append((match.end(), b"compiler(>=6.2)" in match[2]))
        elif stack:
            start, is_newer = stack.pop()
            if is_newer:
                found.append((start, match.start()))
            if word != b"endif":
                stack.append((match.end(), False))
    return found


def references(tree, data):
    """Every declaration that a file names: {USR: whether each place is within a newer region}."""
    regions = newer_regions(data)
    found, nodes = {}, [(tree, 0)]
    while nodes:
        node, offset = nodes.pop()
        if isinstance(node, list):
            nodes += [(child, offset) for child in node]
        elif isinstance(node, dict):
            # A node that the compiler made up has no place of its own: its parent's will do.
            offset = (node.get("range") or {}).get("start") or offset
            usr = node.get("decl_usr")
            if usr:
                inside = any(start <= offset < end for start, end in regions)
                found[usr] = found.get(usr, True) and inside
            nodes += [(child, offset) for child in node.values() if isinstance(child, (dict, list))]
    return found


def own_selectors(tree):
    """The file's declarations for Objective-C, which may be overrides or requirements of a protocol."""
    found, nodes = set(), [tree]
    while nodes:
        node = nodes.pop()
        if isinstance(node, list):
            nodes += node
        elif isinstance(node, dict):
            match = re.search(r"\((im|cm|py|cpy)\)(.+)$", node.get("usr") or "")
            if match:
                found.add((match[1], match[2]))
            nodes += [child for child in node.values() if isinstance(child, (dict, list))]
    return found


def words(folder):
    """The identifiers of the sources, for types, which the tree only names in mangled form: alone, and after a dot."""
    alone, members = set(), set()
    for path in files(folder):
        with open(path, encoding="utf-8") as file:
            for dot, word in re.findall(r"(\.?)\b(\w+)", re.sub(r"//.*|\bString\.Index\b", "", file.read())):
                (members if dot else alone).add(word)
    return alone, members


def words_of(folder):
    alone, members = words(folder)
    return alone | members


def used(frontend, folder, declarations):
    """The USRs of the declarations that the sources use: {USR: whether only newer compilers see it}."""
    found, selectors, count = {}, set(), 0
    alone, members = words(folder)
    for tree in trees(frontend, folder):
        count += 1
        with open(tree["filename"], "rb") as file:
            data = file.read()
        for usr, inside in references(tree, data).items():
            if usr in declarations:
                found[usr] = found.get(usr, True) and inside
        selectors |= own_selectors(tree)
    if count < len(files(folder)):
        raise SystemExit(f"error: {folder} isn't compiled; Simulators/Tools/check-objc says why")
    for usr, declaration in declarations.items():
        match = re.search(r"\((im|cm|py|cpy)\)(.+)$", usr)
        if match and (match[1], match[2]) in selectors:
            found.setdefault(usr, True)
        elif declaration.kind in TYPES:
            _, *outer, name = declaration.symbol.split(".")
            if name in alone or (outer and name in members):
                found.setdefault(usr, True)
    return found
