"""Checks the example's project: everything that it names exists, and says the same as the package.

    check.py FOLDER    prints "N passed, N failed"; breaks the project on purpose, too, to see that it would be noticed
"""

import copy
import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml

import openstep_plist

ROOT = pathlib.Path.cwd()
FOLDER = pathlib.Path(sys.argv[1])
PROJECT = FOLDER / "FormworkExample.xcodeproj"
ARTICLE = ROOT / "Sources/Formwork/Documentation.docc/ToConfirmOnDevices.md"
IDENTIFIER = re.compile(r"[0-9A-F]{24}$")
MANIFEST = (ROOT / "Package.swift").read_text()


def identifiers(value):
    """Every identifier of an object in a value."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from identifiers(each)
            # TargetAttributes are keyed by targets.
            if IDENTIFIER.match(key):
                yield key
    elif isinstance(value, list):
        for each in value:
            yield from identifiers(each)
    elif isinstance(value, str) and IDENTIFIER.match(value):
        yield value


def issues(project, schemes):
    """The mistakes in a parsed project and its schemes, a sentence each."""
    objects = project.get("objects", {})
    kinds = {}
    for key, each in objects.items():
        kinds.setdefault(each.get("isa"), {})[key] = each
    if str(project.get("objectVersion")) != "77":
        yield "the version of the format isn't 77, which knows synchronised folders"
    for name in set(identifiers({key: value for key, value in project.items() if key != "objects"})) | {
            found for each in objects.values() for found in identifiers(each)}:
        if name not in objects:
            yield f"there is no object {name}"
    root = objects.get(project.get("rootObject"), {})
    if root.get("isa") != "PBXProject":
        yield "the root isn't a project"
    targets = [objects.get(name, {}) for name in root.get("targets", [])]
    if sorted(target.get("name", "") for target in targets) != ["FormworkExample", "FormworkExampleUITests"]:
        yield "the targets are others"
    reachable, todo = set(), [project.get("rootObject")]
    while todo:
        name = todo.pop()
        if name in objects and name not in reachable:
            reachable.add(name)
            todo += identifiers(objects[name])
    for name in set(objects) - reachable:
        yield f"nothing refers to {objects[name].get('isa')} {name}"
    for target in targets:
        groups = [objects.get(name, {}) for name in target.get("fileSystemSynchronizedGroups", [])]
        if not groups:
            yield f"{target.get('name')} has no folder"
        for group in groups:
            if not list((FOLDER / group.get("path", "?")).rglob("*.swift")):
                yield f"there are no sources in {group.get('path')}"
        phases = {objects.get(name, {}).get("isa") for name in target.get("buildPhases", [])}
        if "PBXSourcesBuildPhase" not in phases:
            yield f"{target.get('name')} compiles nothing"
        for name in target.get("packageProductDependencies", []):
            product = objects.get(name, {}).get("productName")
            if f'.library(name: "{product}"' not in MANIFEST:
                yield f"the package has no product {product}"
            if not any(build.get("productRef") == name for build in kinds.get("PBXBuildFile", {}).values()):
                yield f"{product} isn't linked"
    for each in kinds.get("PBXFileReference", {}).values():
        if each.get("sourceTree") == "<group>" and not (FOLDER / each.get("path", "?")).exists():
            yield f"there is no file {each.get('path')}"
    packages = kinds.get("XCLocalSwiftPackageReference", {}).values()
    if [(FOLDER / each.get("relativePath", "?")).resolve() for each in packages] != [ROOT]:
        yield "the package is another one"
    if set(root.get("packageReferences", [])) != set(kinds.get("XCLocalSwiftPackageReference", {})):
        yield "the project doesn't refer to the package"
    oldest = re.search(r"\.iOS\(\.v(\d+)\)", MANIFEST)[1]
    needed = {"PBXProject": {"IPHONEOS_DEPLOYMENT_TARGET": f"{oldest}.0", "SWIFT_VERSION": "6.0"}}
    for each in [root, *targets]:
        settings = {"PRODUCT_BUNDLE_IDENTIFIER": None, "TARGETED_DEVICE_FAMILY": None}
        if each.get("productType", "").endswith("ui-testing"):
            settings["TEST_TARGET_NAME"] = "FormworkExample"
        names = objects.get(each.get("buildConfigurationList"), {}).get("buildConfigurations", [])
        if sorted(objects.get(name, {}).get("name", "") for name in names) != ["Debug", "Release"]:
            yield f"{each.get('isa')} has other configurations"
        for name in names:
            said = objects.get(name, {}).get("buildSettings", {})
            for setting, value in needed.get(each.get("isa"), settings).items():
                if setting not in said or value not in (None, str(said[setting])):
                    yield f"{each.get('isa')}, {name}: {setting} isn't {value}"
    for each in kinds.get("PBXBuildFile", {}).values():
        if each.get("fileRef", each.get("productRef")) not in objects:
            yield "a file that is built isn't there"
    dependencies = [objects.get(name, {}).get("target") for target in targets
                    for name in target.get("dependencies", [])]
    if [objects.get(name, {}).get("name") for name in dependencies] != ["FormworkExample"]:
        yield "the tests don't depend on the app"
    if not schemes:
        yield "no scheme is shared"
    for scheme in schemes:
        for reference in scheme.iter("BuildableReference"):
            target = objects.get(reference.get("BlueprintIdentifier"), {})
            if target.get("name") != reference.get("BlueprintName"):
                yield f"the scheme names {reference.get('BlueprintName')}, the project {target.get('name')}"


def breaks(project):
    """The project, broken in many ways: (what was done, the project)."""
    for name, each in project["objects"].items():
        changed = copy.deepcopy(project)
        del changed["objects"][name]
        yield f"without {each['isa']} {name}", changed
        for key in ("path", "relativePath", "productName", "buildSettings", "targets", "fileRef", "productRef"):
            # The name of a target's product is for people only.
            if key in each and not (key == "productName" and each["isa"] == "PBXNativeTarget") \
                    and each.get("sourceTree") != "BUILT_PRODUCTS_DIR":
                changed = copy.deepcopy(project)
                changed["objects"][name][key] = "Elsewhere" if isinstance(each[key], str) else type(each[key])()
                yield f"with another {key} of {each['isa']}", changed
    yield "of another version", {**project, "objectVersion": "56"}


def is_ignored(path):
    return subprocess.run(["git", "check-ignore", "-q", str(path)]).returncode == 0


def main():
    results = []
    project = openstep_plist.loads((PROJECT / "project.pbxproj").read_text())
    schemes = [xml.parse(path).getroot() for path in sorted(PROJECT.rglob("*.xcscheme"))]
    xml.parse(PROJECT / "project.xcworkspace/contents.xcworkspacedata")
    found = list(issues(project, schemes))
    results += [(False, issue) for issue in found] or [(True, "the project")]
    results.append((not is_ignored(PROJECT / "project.pbxproj"), "git ignores the project"))
    count = 0
    for what, changed in breaks(project):
        count += 1
        results.append((bool(list(issues(changed, schemes))), f"nobody notices a project {what}"))
    results.append((count >= 45, f"only {count} broken projects"))

    # The questions are those of the article, by their numbers.
    article = ARTICLE.read_text().split("### What a device must confirm")[1].split("\n### ")[0]
    asked = [int(number) for number in re.findall(r"^(\d+)\. ", article, re.M)]
    source = (FOLDER / "App/DeviceCheck/Question+All.swift").read_text()
    known = [int(number) for number in re.findall(r"Question\(\s*(\d+),", source)]
    results.append((asked == known and len(asked) > 20, f"the article asks {asked}, the app {known}"))

    # Each kind of field has a format.
    command = ROOT / "CLI/.build/release/formwork"
    definitions = re.findall(r'definition: #"(.*)"#', (FOLDER / "App/Fields/FieldKind.swift").read_text())
    results.append((len(definitions) >= 10, "few kinds of fields"))
    if command.exists():
        for definition in definitions:
            line = json.dumps({"id": "1", "format": json.loads(definition), "actions": []})
            answer = subprocess.run([command, "replay"], input=line, capture_output=True, text=True).stdout
            results.append(('"error"' not in answer and '"states"' in answer, f"no format: {definition}"))
    else:
        print("not run here: the definitions of the example's fields (the command isn't built)")

    for is_right, what in results:
        if not is_right:
            print(f"FAIL: {what}")
    failed = sum(not is_right for is_right, _ in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    return failed > 0


sys.exit(main())
