"""What no open source knows of Apple's API: Simulators/Facts.open.tsv, the question that matters most first."""

MOST = 60  # cells that may be open


def asked(rows):
    """The open cells of the table: {(symbol, column)}."""
    return {(row["symbol"], column) for row in rows for column in row.open_columns}


def read(path):
    """The questions: [(symbol, column, question)]."""
    with open(path, encoding="utf-8") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    if lines[0] != ["rank", "symbol", "column", "question"]:
        raise SystemExit(f"error: {path} has other columns")
    if [line[0] for line in lines[1:]] != [str(rank + 1) for rank in range(len(lines) - 1)]:
        raise SystemExit(f"error: the ranks of {path} don't count up from 1")
    return [tuple(line[1:]) for line in lines[1:]]


def issues(cells, questions):
    """Open cells without a question, questions without an open cell, and too many of them."""
    named = {(symbol, column) for symbol, column, _ in questions}
    for symbol, column in sorted(cells - named):
        yield f"{symbol}: {column}: open, but Simulators/Facts.open.tsv doesn't ask"
    for symbol, column in sorted(named - cells):
        yield f"{symbol}: {column}: Simulators/Facts.open.tsv asks, but the table says"
    for symbol, column, question in questions:
        if not question.endswith("?"):
            yield f"{symbol}: {column}: “{question}” isn't a question"
    if len(cells) > MOST:
        yield f"the table: {len(cells)} open cells, more than {MOST}"
