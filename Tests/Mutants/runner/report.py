"""The report: a table by module, a table by operator, and the mutants that weren't noticed."""

import collections

from copies import WORK


def table(title, results, key):
    """The score of each group of mutants, and of all."""
    counts = collections.defaultdict(lambda: [0, 0, 0])
    for mutant, result in results:
        for name in (key(mutant), "all"):
            counts[name][0] += 1
            counts[name][1] += result not in (None, "unreached")
            counts[name][2] += result == "unreached"
    lines = [f"| {title} | mutants | noticed | not reached | score |", "|---|--:|--:|--:|--:|"]
    for name in sorted(counts, key=lambda name: (name == "all", name)):
        total, noticed, unreached = counts[name]
        lines.append(f"| {name} | {total} | {noticed} | {unreached} | {100 * noticed // total} % |")
    return lines


def survivors(results):
    """Each mutant that wasn't noticed, as a difference."""
    for mutant, result in results:
        if result in (None, "unreached"):
            yield f"### {mutant.path}:{mutant.line}"
            yield ""
            where = f"in `{mutant.owner}`" if mutant.owner else mutant.name
            yield f"{mutant.mistake} {where}{': no test runs this code' if result else ''}"
            yield ""
            yield "```diff"
            yield from (f"- {line.strip()}" for line in mutant.old.splitlines())
            yield from (f"+ {line.strip()}" for line in mutant.new.splitlines() if line.strip())
            yield "```"
            yield ""


def report(results, facts):
    """Writes the report and the list of survivors; returns the score in percent."""
    lines = ["# Which mistakes the tests notice", "", facts, ""]
    lines += [*table("module", results, lambda mutant: mutant.module), ""]
    lines += [*table("operator", results, lambda mutant: mutant.mistake), ""]
    missed = [mutant for mutant, result in results if result in (None, "unreached")]
    lines += [f"## Not noticed: {len(missed)}", "", *survivors(results)]
    lines += ["## Noticed", "", "| where | mutant | noticed by |", "|---|---|---|"]
    for mutant, result in results:
        if mutant not in missed:
            title = mutant.title.replace("|", "\\|")
            lines.append(f"| {mutant.path.removeprefix('Sources/')}:{mutant.line} | {title} | {result} |")
    with open(f"{WORK}/report.md", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    with open(f"{WORK}/survivors.tsv", "w", encoding="utf-8") as file:
        file.writelines(mutant.identity + "\n" for mutant in missed)
    print("\n" + "\n".join(table("module", results, lambda mutant: mutant.module)))
    return 100 * (len(results) - len(missed)) // len(results) if results else 0
