"""Checks the commands of the workflows with shellcheck. A GitHub expression counts as a word.

    check.py SHELLCHECK FILE…    exit status 1 if it finds anything
"""

import re
import subprocess
import sys

import ruamel.yaml


def runs(workflow):
    """What each step runs: the job's name, and the commands."""
    for name, job in workflow["jobs"].items():
        for step in job.get("steps", []):
            if "run" in step:
                yield name, step["run"]


def main():
    shellcheck, *paths = sys.argv[1:]
    passed = failed = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            workflow = ruamel.yaml.YAML(typ="safe").load(file)
        for name, commands in runs(workflow):
            commands = re.sub(r"\$\{\{.*?\}\}", "word", commands)
            result = subprocess.run(
                [shellcheck, "--shell=bash", "--severity=style", "-"], input=commands, capture_output=True, text=True)
            if result.returncode:
                failed += 1
                print(f"FAIL: {path}: {name}\n{result.stdout}")
            else:
                passed += 1
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0 or passed == 0)


main()
