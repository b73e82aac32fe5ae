"""Masks, sets of masks, filters, and expressions: inputs whose meaning is known by construction."""

import phonenumbers

from .rows import (ALL, ASSIGNED, CORRECTED, DICTATED, EDITED, FILLED, LETTERS, PASTED, SCANNED, WHOLE, digits,
                   disguised, family, in_script)

kind = family("masks")
MADE, RULE = "construction", "rule: whole, one part, or rejected"
# A mask, the lengths of its groups, and its separators.
GROUPED = [("([000]) [000]-[0000]", "({}) {}-{}", (3, 3, 4)), ("[00]/[00]/[0000]", "{}/{}/{}", (2, 2, 4)), ("[0000]-[00]-[00]", "{}-{}-{}", (4, 2, 2)),
           ("[000]-[00]-[0000]", "{}-{}-{}", (3, 2, 4)), ("[00]-[00]-[00]", "{}-{}-{}", (2, 2, 2)), ("[00]:[00]", "{}:{}", (2, 2)),
           ("[00] [000] [000]", "{} {} {}", (2, 3, 3)), ("[0000] [0000] [0000] [0000]", "{} {} {} {}", (4, 4, 4, 4)),
           ("[000].[000].[000]-[00]", "{}.{}.{}-{}", (3, 3, 3, 2)), ("[00]/[00]", "{}/{}", (2, 2))]
NATIONAL = {"mask": "([000]) [000]-[0000]"}
CODED = {"mask": "+1 ([000]) [000]-[0000]"}


def groups(random, lengths):
    return [digits(random, length) for length in lengths]


@kind("the mask's own notation", MADE, (*ALL, ASSIGNED, SCANNED))
def own(random):
    mask, shape, lengths = random.choice(GROUPED)
    made = groups(random, lengths)
    return {"mask": mask}, random.choice(["".join(made), shape.format(*made)]), "".join(made)


@kind("other decoration", RULE, ALL)
def decorated(random):
    mask, _, lengths = random.choice(GROUPED)
    made = groups(random, lengths)
    return {"mask": mask}, random.choice([" ", "-", ".", "/"]).join(made), "".join(made)


@kind("as a web page hands it over", RULE, (PASTED, FILLED))
def copied(random):
    mask, shape, lengths = random.choice(GROUPED)
    made = groups(random, lengths)
    return {"mask": mask}, disguised(random, shape.format(*made)), "".join(made)


@kind("digits of other scripts", "Unicode", (*ALL, ASSIGNED))
def scripts(random):
    mask, shape, lengths = random.choice(GROUPED)
    made = groups(random, lengths)
    return {"mask": mask}, in_script(random, shape.format(*made)), "".join(made)


@kind("a digit too many or too few", RULE, (*WHOLE, ASSIGNED))
def length(random):
    mask, _, lengths = random.choice(GROUPED)
    text = "".join(groups(random, lengths))
    return {"mask": mask}, random.choice([text + digits(random, random.randint(1, 4)), text[:-1], text[:-2]]), []


@kind("as many groups, of other lengths", RULE, WHOLE)
def other_lengths(random):
    mask, shape, lengths = random.choice([each for each in GROUPED if len(set(each[2])) > 1])
    made = groups(random, random.sample(lengths, len(lengths)))
    return (({"mask": mask}, random.choice("-/. ").join(made), []) if tuple(map(len, made)) != lengths else None)


@kind("in a sentence", RULE, (PASTED, FILLED, DICTATED))
def sentence(random):
    mask, shape, lengths = random.choice([each for each in GROUPED if sum(each[2]) > 5])
    text = random.choice(["call {} today", "no. {}", "{} is right", "it says {} there", "mine: {}", "{}, I think"])
    made = groups(random, lengths)
    return {"mask": mask}, text.format(shape.format(*made)), "".join(made)


@kind("two of them", RULE, (PASTED, FILLED))
def two(random):
    mask, shape, lengths = random.choice(GROUPED)
    a, b = groups(random, lengths), groups(random, lengths)
    return ({"mask": mask}, random.choice(["{} or {}", "{}, {}", "{}; {}"]).format(shape.format(*a), shape.format(*b)), []) if a != b else None


@kind("a correction while typing", MADE, (CORRECTED,))
def corrected(random):
    mask, _, lengths = random.choice(GROUPED)
    text = "".join(groups(random, lengths))
    return {"mask": mask}, text, text


@kind("another country's number in a national mask", "ITU-T E.164", WHOLE)
def foreign(random):
    text = random.choice(["+44 20 7946 0{}", "+49 30 12{}34", "+65 6123 4{}", "+33 1 23 45 6{}", "+7 912 345 {}7", "+61 2 9876 5{}", "+421 2 5932 {}4",
                          "+86 138 0013 8{}"]).format(digits(random, 3))
    return random.choice([NATIONAL, CODED]), text, []


@kind("a calling code in a mask that has it", MADE, ALL)
def coded(random):
    made = groups(random, (3, 3, 4))
    text = random.choice(["+1 ({}) {}-{}", "+1 {} {} {}", "+1{}{}{}", "1{}{}{}", "({}) {}-{}", "{}{}{}", "+1.{}.{}.{}", "1-{}-{}-{}"]).format(*made)
    if made[0][0] in "01":
        return None
    return CODED, text, ["".join(made), "1" + "".join(made), "+1" + "".join(made)]


@kind("a calling code in a mask without it", RULE, WHOLE)
def uncoded(random):
    made = groups(random, (3, 3, 4))
    text = random.choice(["+1 ({}) {}-{}", "+1 {}-{}-{}", "001 {} {} {}", "+1{}{}{}"]).format(*made)
    # It isn't the ten digits alone; that is right only where the mask knows its calling code.
    return NATIONAL, text, ["".join(made)]


@kind("AutoFill into a national mask that knows its calling code", RULE, (PASTED, FILLED))
def calling_code(random):
    made = groups(random, (3, 3, 4))
    text = random.choice(["+1 ({}) {}-{}", "+1 {}-{}-{}", "00 1 {} {} {}", "+1{}{}{}", "({}) {}-{}", "{}{}{}"]).format(*made)
    if made[0][0] in "01":
        return None
    return {**NATIONAL, "callingCode": 1}, text, "".join(made)


@kind("another country's number in a mask that knows its calling code", RULE, (PASTED, FILLED))
def calling_code_foreign(random):
    _, text, _ = foreign(random)
    return {**NATIONAL, "callingCode": 1}, text, []


@kind("letters and digits", MADE, (*ALL, ASSIGNED))
def letters(random):
    a, b = "".join(random.choice(LETTERS) for _ in range(2)), digits(random, 4)
    return {"mask": "[AA]-[0000]", "case": "upper"}, random.choice([f"{a}-{b}", f"{a}{b}", f"{a} {b}", f"{a}-{b}".lower()]), a + b


@kind("sets: a code of five or nine digits", MADE, (*ALL, ASSIGNED))
def sets(random):
    text = digits(random, random.choice([5, 9]))
    shown = text if len(text) == 5 else f"{text[:5]}-{text[5:]}"
    return {"mask": "[00000]", "alternatives": ["[00000]-[0000]"]}, random.choice([text, shown]), text


@kind("sets: another length", RULE, (*WHOLE, ASSIGNED))
def no_set(random):
    text = digits(random, random.choice([3, 4, 6, 7, 8, 10, 12]))
    return {"mask": "[00000]", "alternatives": ["[00000]-[0000]"]}, text, []


SENTENCES = ["Your code is {}", "{} is your verification code", "G-{} is your code", "Use {} to sign in. It expires in 10 minutes.", "Code: {}. Valid for 5 min",
             "Your 2-step code is {}", "Enter {} within 15 minutes", "Dein Code lautet {}", "{} – do not share", "At 10:45 your code was {}", "code={}",
             "<#> {} is your code FA+9qCX9VSu", "Ihr TAN: {} (gültig bis 12:30)", "Code 2 of 3: {}", "[Shop] {}", "認証コード：{}"]
CODES = [{"mask": "[000000]"}, {"filter": {"allow": "digits"}, "maximumLength": 6}, {"preset": "code.one-time"}, {"regex": "[0-9]{6}"}]


@kind("a one-time code in a sentence", "messages of services", (PASTED, FILLED))
def code(random):
    text = digits(random, 6)
    return random.choice(CODES), random.choice(SENTENCES).format(text), text


@kind("a one-time code", MADE, (*ALL, SCANNED))
def bare_code(random):
    text = digits(random, 6)
    return random.choice(CODES), random.choice([text, f"{text[:3]} {text[3:]}", f"{text[:3]}-{text[3:]}", f" {text}"]) if random.random() < 0.4 else text, text


@kind("a one-time code of another length", RULE, WHOLE)
def other_code(random):
    text, form = digits(random, random.choice([4, 5, 7, 8])), random.choice(CODES[:3])
    # A filter with a maximum length has no minimum.
    meant = text if "filter" in form and len(text) < 6 else []
    return form, random.choice(["{}", "Your code is {}"]).format(text), meant


@kind("filter: digits with a length", RULE, WHOLE)
def digit_filter(random):
    text = digits(random, random.choice([4, 6, 7, 9]))
    form = {"filter": {"allow": "digits"}, "maximumLength": 6}
    return form, text, text if len(text) <= 6 else []


@kind("filter: what joins two numbers", RULE, (PASTED, FILLED))
def joined(random):
    a, b = digits(random, random.randint(1, 5)), digits(random, random.randint(1, 5))
    form = random.choice([{"filter": {"allow": "digits"}}, {"filter": {"allow": "decimal"}}])
    return form, f"{a} {random.choice(['and', 'or', 'x', 'to'])} {b}", []


@kind("filter: hexadecimal", MADE, (*ALL, ASSIGNED))
def hexadecimal(random):
    text = "".join(random.choice("0123456789ABCDEF") for _ in range(8))
    return {"filter": {"characters": "0-9A-F", "maximumLength": 8}}, text, text


@kind("filter: letters, and what isn't allowed between two words", "rule: no joining", (PASTED, FILLED))
def free_text(random):
    a, b = random.choice(["Ann", "Zoë", "big"]), random.choice(["Lee", "title", "Ode"])
    return {"filter": {"characters": "A-Za-zÀ-ÿ "}}, a + random.choice(["\n", "/", "_", "+", "&", ":"]) + b, f"{a} {b}"


@kind("expression: a plate", MADE, (*ALL, ASSIGNED))
def plate(random):
    text = "".join(random.choice(LETTERS) for _ in range(2)) + "-" + digits(random, 4)
    return {"regex": "[A-Z]{2}-[0-9]{4}"}, text, text


@kind("expression: too long, or of other characters", RULE, WHOLE)
def no_plate(random):
    text = "".join(random.choice(LETTERS) for _ in range(2)) + "-" + digits(random, 4)
    if random.random() < 0.3:
        # Who leaves the hyphen out, or writes another, means the same.
        return {"regex": "[A-Z]{2}-[0-9]{4}"}, text.replace("-", random.choice(["", "/", "–"])), [text]
    return {"regex": "[A-Z]{2}-[0-9]{4}"}, random.choice([text + "7", "X" + text, text[:-1]]), []


@kind("expression: digits of other scripts", "Unicode", ALL)
def expression_scripts(random):
    text = digits(random, 6)
    return {"regex": r"\d{6}"}, in_script(random, text), text


@kind("right to left: a price", MADE, (*ALL, ASSIGNED))
def price(random):
    text = digits(random, random.randint(3, 6), "123456789")
    return {"mask": "[999999].[00]", "rightToLeft": True}, text, text


@kind("an MRZ or a plate with a letter for a digit", RULE, WHOLE)
def letter(random):
    mask, _, lengths = random.choice(GROUPED)
    text = "".join(groups(random, lengths))
    place = random.randrange(len(text))
    return {"mask": mask}, text[:place] + random.choice("OlISBZ") + text[place + 1:], []


# Masks for numbers of a country with one length, in the notation of phonenumbers; the calling code, a region, and the
# trunk prefix.
TRUNKS = [("+7 ([000]) [000]-[00]-[00]", 7, "RU", "8"), ("([000]) [000]-[00]-[00]", 7, "RU", "8"), ("+33 [0] [00] [00] [00] [00]", 33, "FR", "0"),
          ("+44 [0000] [000000]", 44, "GB", "0"), ("+1 ([000]) [000]-[0000]", 1, "US", "1"), ("+380 [00] [000] [0000]", 380, "UA", "0"),
          ("+36 [00] [000] [0000]", 36, "HU", "06"), ("+34 [000] [000] [000]", 34, "ES", "")]


@kind("a trunk prefix in a mask with a calling code", "phonenumbers", ALL)
def trunk(random):
    mask, code, region, prefix = random.choice(TRUNKS)
    example = phonenumbers.example_number_for_type(region, phonenumbers.PhoneNumberType.MOBILE)
    text = phonenumbers.national_significant_number(example)
    for _ in range(50):
        drawn = text[:3] + digits(random, len(text) - 3)
        read = phonenumbers.parse(prefix + drawn, region)
        if phonenumbers.is_valid_number(read) and phonenumbers.national_significant_number(read) == drawn:
            return {"mask": mask, "callingCode": code}, prefix + random.choice(["", " ", "-"]) + drawn, drawn
    return None


STRATEGIES = ["wholeString", "prefix", "capacity", "extractedValueCapacity"]


@kind("the value of a set of masks, set again", RULE, (EDITED,))
def again(random):
    masks, shapes = random.choice([
        (["[0].[000].[000]-[0]", "[00].[000].[000]-[0]"], ["{1}.{3}.{3}-{1}", "{2}.{3}.{3}-{1}"]),
        (["[000]-[0000]", "([000]) [000]-[0000]"], ["{3}-{4}", "({3}) {3}-{4}"]),
        (["[00000]", "[00000]-[0000]"], ["{5}", "{5}-{4}"])])
    shape = random.choice(shapes)
    text = "".join(digits(random, int(c)) if c.isdigit() else c for c in shape.replace("{", "").replace("}", ""))
    value = "".join(c for c in text if c.isdigit())
    form = {"mask": masks[0], "alternatives": masks[1:], "strategy": random.choice(STRATEGIES)}
    return form, text, value, [{"insert": text}, {"set": value}]


@kind("a group is emptied before a point", RULE, (EDITED,))
def emptied(random):
    count = random.choice([2, 4])
    mask = ".".join(["[099]"] * count)
    made = [digits(random, random.randint(1, 3), "123456789") for _ in range(count)]
    place = random.randrange(count - 1)
    start = sum(len(group) + 1 for group in made[:place])
    script = [{"insert": ".".join(made)}, {"select": [start, start + len(made[place])]}, {"backspace": 1}]
    if random.random() < 0.5:
        return {"mask": mask}, ".".join(made), [], script
    new = digits(random, random.randint(1, 3), "123456789")
    made[place] = new
    return {"mask": mask}, ".".join(made), "".join(made), [*script, {"caret": start}, *({"type": key} for key in new)]
