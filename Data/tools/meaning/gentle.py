"""Addresses and names: what RFCs, ipaddress, and uuid say, and what mails and pages put around them."""

import ipaddress
import uuid

import ada_url

from .rows import ALL, ASSIGNED, FILLED, PASTED, WHOLE, disguised, family

kind = family("gentle")
RFC, MADE, ADDRESS = "RFC 5321", "construction", "ipaddress"
NAMES = "ann bob eve ann-marie j.doe x1 info no-reply first.last o_neil a+news zoe99".split()
HOSTS = "example.org example.com example.net mail.example.org sub-domain.example.co.uk a.example".split()
PATHS = ["", "/", "/a", "/a/b", "/x?y=1", "/x?y=1&z=2", "/#top", "/a-b_c", "/%20x", ":8080/x"]


def preset(name):
    return {"preset": name}


def mail(random):
    return f"{random.choice(NAMES)}@{random.choice(HOSTS)}"


@kind("e-mail", RFC, (*ALL, ASSIGNED))
def email(random):
    text = mail(random)
    return preset("email"), text, text


@kind("e-mail in a sentence or a line of a mail", MADE, (PASTED, FILLED))
def email_sentence(random):
    text = mail(random)
    shape = random.choice(["{} (work)", "mailto:{}", "Ann Lee <{}>", "<{}>", "E-mail: {}", "write to {}.", "{}, thanks", "“{}”", "{};",
                           "({})", "{}\n+44 20 7946 0018", "Ann\n{}", "[{}]", "'{}'", "mail {} now", "{} / 212 555 0100"])
    return preset("email"), shape.format(text), text


@kind("e-mail as a web page hands it over", MADE, (PASTED, FILLED))
def email_copied(random):
    text = mail(random)
    # A field may keep the hyphen that came.
    return preset("email"), disguised(random, text), [text.replace("-", hyphen) for hyphen in "-‐‑‒–—−﹣"]


@kind("no e-mail, or more than one", RFC, (*WHOLE, ASSIGNED))
def no_email(random):
    a, b = mail(random), mail(random)
    text = random.choice([f"{a}, {b}", f"{a} {b}", a.replace("@", " at "), a.replace("@", "@@"), a.replace("@", ""), "@" + a, a + "@",
                          f"{a}{b}", a.replace(".", ".."), a.replace("@", " @ ") + " x", "ann@", "@example.org", "ann@example",
                          "ann lee@example .org", f"{a}/{b}", a.split("@")[0] + "@exam ple"])
    loose = {"ann@example": ["ann@example"]}
    return (preset("email"), text, loose.get(text, [])) if a != b else None


def page(random):
    return random.choice(["https://", "http://", "https://www."]) + random.choice(HOSTS) + random.choice(PATHS)


@kind("address of a page", "RFC 3986", (*ALL, ASSIGNED))
def url(random):
    text = page(random)
    return preset("url"), text, text


@kind("address of a page in a sentence", MADE, (PASTED, FILLED))
def url_sentence(random):
    text = page(random)
    shape = random.choice(["see {} below", "<{}>", "({})", "“{}”", "URL: {}", "{} (new)", "[here]({})", "go to {}", "{} – our page", "{}\nAnn"])
    return preset("url"), shape.format(text), text


@kind("no address of a page, or more than one", "RFC 3986", (*WHOLE, ASSIGNED))
def no_url(random):
    a, b = page(random), page(random)
    text = random.choice([f"{a} {b}", f"{a}, {b}", "https://", "http:// " + random.choice(HOSTS), a.replace("://", "://exa mple."),
                          "just words here", "https://exam ple.org", "javascript alert 1"])
    return (preset("url"), text, []) if a != b else None


@kind("IPv4", ADDRESS, (*ALL, ASSIGNED))
def ip4(random):
    text = str(ipaddress.IPv4Address(random.getrandbits(32)))
    return preset("ip.v4"), text, text


@kind("IPv4 with a port, a network, or words", MADE, (PASTED, FILLED))
def ip4_words(random):
    text = str(ipaddress.IPv4Address(random.getrandbits(32)))
    shape = random.choice(["{}:80", "{}:8443", "{}/24", "http://{}/", "IP: {}", "{} (gateway)", "host {} up", "[{}]", "{}, eth0", "ssh root@{}"])
    return preset("ip.v4"), shape.format(text), text


@kind("no IPv4, or more than one", ADDRESS, (*ALL, ASSIGNED))
def no_ip4(random):
    a, b, c, d = (random.randint(0, 255) for _ in range(4))
    text = random.choice([f"{a}.{b}.{c}", f"{a}.{b}.{c}.{d}.{a}", f"{a}.{b}.{c}.{random.randint(256, 999)}", f"{a}.{b}.{c}.{d}-{d + 1}",
                          f"{a}.{b}.{c}.{d} {d}.{c}.{b}.{a}", f"{a}.{b}.{c}.*", f"{a}.{b}..{d}", f"{a},{b},{c}", f"{a}.{b}.{c}.x",
                          f"{random.randint(256, 999)}.{b}.{c}.{d}", f"{a}:{b}:{c}:{d}", f"{a} {b}"])
    try:
        return preset("ip.v4"), text, [str(ipaddress.IPv4Address(text))]
    except ValueError:
        pass
    # A range has a first address, which some take.
    first = [f"{a}.{b}.{c}.{d}"] if "-" in text else []
    return (preset("ip.v4"), text, first) if a > 25 else None


@kind("IPv6", ADDRESS, (*ALL, ASSIGNED))
def ip6(random):
    address = ipaddress.IPv6Address(random.choice([random.getrandbits(128), random.getrandbits(16), (0x20010DB8 << 96) + random.getrandbits(32)]))
    text = random.choice([address.compressed, address.exploded, address.compressed.upper()])
    return preset("ip.v6"), text, [text, text.lower(), address.compressed, address.exploded]


@kind("no IPv6, or more around it", ADDRESS, (*ALL, ASSIGNED))
def no_ip6(random):
    address = ipaddress.IPv6Address((0x20010DB8 << 96) + random.getrandbits(48))
    text = random.choice([address.compressed + ":1:2:3:4:5:6:7:8", address.compressed.replace("::", "::1::"), address.exploded[:-5],
                          address.compressed + "g", address.exploded + ":1", "12:34", "fe80:::1"])
    return preset("ip.v6"), text, []


@kind("IPv6 with brackets, a zone, or words", MADE, (PASTED, FILLED))
def ip6_words(random):
    address = ipaddress.IPv6Address((0x20010DB8 << 96) + random.getrandbits(48)).compressed
    shape = random.choice(["[{}]", "[{}]:80", "{}/64", "IP: {}", "{} (lan)", "{}%eth0", "http://[{}]/"])
    return preset("ip.v6"), shape.format(address), [address, address.upper(), shape.format(address) if "%" in shape else address]


@kind("UUID", "uuid", (*ALL, ASSIGNED))
def identifier(random):
    made = uuid.UUID(int=random.getrandbits(128))
    text = random.choice([str(made), made.hex, str(made).upper(), f"{{{made}}}"])
    return preset("uuid"), text, made.hex.upper()


@kind("UUID in a sentence", MADE, (PASTED, FILLED))
def identifier_sentence(random):
    made = uuid.UUID(int=random.getrandbits(128))
    shape = random.choice(["urn:uuid:{}", "UUID: {}", "id={}", "uuid {}", '"{}"', "{} (new)", "device {}"])
    return preset("uuid"), shape.format(made), made.hex.upper()


@kind("no UUID", "uuid", (*ALL, ASSIGNED))
def no_identifier(random):
    text = str(uuid.UUID(int=random.getrandbits(128)))
    place = random.choice([i for i, c in enumerate(text) if c != "-"])
    return preset("uuid"), random.choice([text[:place] + text[place + 1:], text[:place] + "a" + text[place:], text[:place] + "g" + text[place + 1:],
                                          text + ", " + text[::-1]]), []


@kind("MAC address", "IEEE 802", (*ALL, ASSIGNED))
def mac(random):
    pairs = [f"{random.randrange(256):02x}" for _ in range(6)]
    joined = "".join(pairs)
    text = random.choice([":".join(pairs), "-".join(pairs), joined, " ".join(pairs), f"{joined[:4]}.{joined[4:8]}.{joined[8:]}"])
    return preset("mac"), random.choice([text, text.upper()]), joined.upper()


@kind("no MAC address", "IEEE 802", ALL)
def no_mac(random):
    pairs = [f"{random.randrange(256):02x}" for _ in range(7)]
    return preset("mac"), random.choice([":".join(pairs), ":".join(pairs[:5]), ":".join(pairs[:5]) + ":zz", ":".join(pairs[:5] + ["1"]) + ":2:3"]), []


@kind("names", MADE, (*ALL, ASSIGNED))
def name(random):
    text = random.choice(["Ann Lee", "Jean-Luc", "O'Hara", "O’Hara", "Zoë", "José María", "Smith, Bob", "Bob Smith Jr.", "Marcel·la", "Jean‑Luc",
                          "Bob Smith (work)", "Anna & Bob", "John 3rd", "李小龍", "Łukasz Żak", "Дмитрий", "D’Arcy", "Mary Ann", "Dr. No", "Nuñez/Gil",
                          "محمد علي", "प्रिया", "X Æ A-12", "Þór"])
    other = random.choice(["", " " + random.choice(["Lee", "Núñez", "van Dam", "de la Cruz", "MacLeod", "Ó Sé"])])
    return preset("name"), text + other, [text + other, (text + other).replace("‑", "-")]


@kind("names over two lines", MADE, (PASTED, FILLED))
def name_lines(random):
    a, b = random.choice(["Ann", "Zoë", "Bob"]), random.choice(["Lee", "O’Hara", "Smith"])
    return preset("name"), random.choice([f"{a}\n{b}", f"{a}\t{b}", f" {a} {b}\n", f"{a}\r\n{b}"]), f"{a} {b}"


PIECES = ["France–Germany", "“x”", "«a»", "ＡＢ", "a—b", "naïve", "東京", "a‘b’", "x…y", "1−2", "ｘ１", "b‐c"]


@kind("address with other marks in its path", "ada-url", (*ALL, ASSIGNED))
def url_marks(random):
    text = "https://" + random.choice(HOSTS) + "/" + random.choice(PIECES) + random.choice(
        ["", "/" + random.choice(PIECES), "?q=" + random.choice(PIECES), "#" + random.choice(PIECES)])
    # The parser encodes such characters, and a field may do so, too.
    return preset("url"), text, [text, ada_url.URL(text).href]


@kind("address with other marks in quotation marks", MADE, (PASTED, FILLED))
def url_quoted(random):
    text = "https://" + random.choice(HOSTS) + "/" + random.choice(["a–b", "naïve", "東京", "x"])
    shape = random.choice(["“{}”", "«{}»", "„{}“", "（{}）", "see “{}”", "「{}」"])
    return preset("url"), shape.format(text), text


@kind("a space in typed text", MADE, ("typed",))
def spaced(random):
    name, text = random.choice([
        ("email", mail(random)), ("ip.v4", str(ipaddress.IPv4Address(random.getrandbits(32)))),
        ("url", page(random)),
        ("ip.v6", ipaddress.IPv6Address((0x20010DB8 << 96) + random.getrandbits(48)).compressed)])
    place = random.randrange(1, len(text) - 1)
    return preset(name), text[:place] + " " + text[place:], []
