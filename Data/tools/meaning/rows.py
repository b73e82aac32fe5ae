"""What all families of rows share: how a kind of input is declared and drawn, and how text is disguised.

A kind is a function that draws one input. It returns the format, the text, and what was meant: a value, a list
of accepted values, or an empty list if no value may count as complete. For an edit, it also returns the script.
"""

KINDS = []
TYPED, PASTED, FILLED, SCANNED, DICTATED = "typed", "pasted", "filled", "scanned", "dictated"
CORRECTED, ASSIGNED, BATCH, EXTRACTED, EDITED = "corrected", "assigned", "batch", "extracted", "edited"
KEYS = (TYPED, SCANNED, CORRECTED)
# A whole text that the user delivers, and with it one that a server reads.
WHOLE = (PASTED, FILLED, BATCH)
ALL = (TYPED, *WHOLE)
DIGITS, LETTERS = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SCRIPTS = {"Arabic": 0x660, "Persian": 0x6F0, "Devanagari": 0x966, "Bengali": 0x9E6, "Thai": 0xE50, "wide": 0xFF10}


class Kind:
    def __init__(self, family, name, source, ways, draw):
        self.family, self.name, self.source, self.ways, self.draw = family, name, source, ways, draw

    def row(self, random, way):
        """One row, or nothing if the draw says so."""
        drawn = self.draw(random)
        if drawn is None:
            return None
        form, text, meant, *script = drawn
        # Return ends a line, and leaves a field; a script can't press it.
        if not text or (way not in (PASTED, FILLED, DICTATED, ASSIGNED, EDITED) and ("\n" in text or "\r" in text)):
            return None
        meant = [meant] if isinstance(meant, str) else list(dict.fromkeys(meant))
        row = {"kind": f"{self.family}: {self.name}", "how": way, "format": form, "text": text, "meant": meant,
               "source": self.source}
        return {**row, "actions": script[0]} if script else row


def family(name):
    """A decorator for the kinds of a family: `@kind("money", "Babel", ALL)`."""
    def kind(title, source, ways=ALL):
        def register(draw):
            KINDS.append(Kind(name, title, source, ways, draw))
            return draw
        return register
    return kind


def digits(random, count, first="0123456789"):
    return random.choice(first) + "".join(random.choice(DIGITS) for _ in range(count - 1)) if count else ""


def in_script(random, text, script=None):
    """The text with its digits in another script."""
    zero = SCRIPTS[script or random.choice(list(SCRIPTS))]
    return "".join(chr(zero + int(c)) if c in DIGITS else c for c in text)


def disguised(random, text):
    """The text as a web page, a PDF, or a mail hands it over: other spaces and hyphens, marks that nobody sees."""
    for _ in range(random.randint(1, 2)):
        change = random.randrange(6)
        if change == 0:
            text = random.choice(["\ufeff", "\u200b", "\u2066", "\u202a", "\u200e"]) + text
        elif change == 1:
            text += random.choice(["\n", " ", "\u200b", "\r\n", "\u00a0"])
        elif change == 2:
            text = text.replace(" ", random.choice(["\u00a0", "\u202f", "\u2009", "\u3000"]))
        elif change == 3:
            text = text.replace("-", random.choice("‐‑‒–—−﹣"))
        elif change == 4:
            text = " " + text + " "
        else:
            text = text + "\ufffc"
    return text
