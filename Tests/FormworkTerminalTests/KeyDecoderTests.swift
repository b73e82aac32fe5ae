import FormworkTerminal
import FormworkTestSupport
import Testing

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", [.text("a")]),
      ("é", [.text("é")]),
      ("電話", [.text("電"), .text("話")]),
      ("\u{1}", [.control("a")]),
      ("\u{1A}\u{1F}", [.control("z"), .control("_")]),
      ("\u{1C}", [.control("\\")]),
      ("\u{0}", [.control(" ")]),
      ("\r\n", [.named(.enter), .named(.enter)]),
      ("\t", [.named(.tab)]),
      ("\u{7F}\u{8}", [.named(.backspace), .named(.backspace)]),
      ("␛[A␛[B␛[C␛[D", [.named(.up), .named(.down), .named(.right), .named(.left)]),
      ("␛OA␛OB␛OC␛OD", [.named(.up), .named(.down), .named(.right), .named(.left)]),
      ("␛[H␛OH␛[1~␛[7~", [.named(.home), .named(.home), .named(.home), .named(.home)]),
      ("␛[F␛OF␛[4~␛[8~", [.named(.end), .named(.end), .named(.end), .named(.end)]),
      ("␛[3~␛[2~", [.named(.delete), .named(.insert)]),
      ("␛[5~␛[6~", [.named(.pageUp), .named(.pageDown)]),
      ("␛[1;5D␛[1;3C", [.named(.left, .control), .named(.right, .alt)]),
      ("␛[1;2A␛[1;6B", [.named(.up, .shift), .named(.down, [.shift, .control])]),
      ("␛[1;9C", [.named(.right)]),
      ("␛[1;5:1D", [.named(.left, .control)]),
      ("␛[3;5~␛[3^", [.named(.delete, .control), .named(.delete, .control)]),
      ("␛O5D␛O1;5C", [.named(.left, .control), .named(.right, .control)]),
      ("␛Od␛[d", [.named(.left, .control), .named(.left, .shift)]),
      ("␛b␛f␛d", [.alt("b"), .alt("f"), .alt("d")]),
      ("␛\u{7F}␛\u{8}", [.named(.backspace, .alt), .named(.backspace, .alt)]),
      ("␛␛[D", [.named(.left, .alt)]),
      ("␛␛a", [.named(.escape), .alt("a")]),
      ("␛␛␛[D", [.named(.escape), .named(.left, .alt)]),
      ("␛\u{3}", [.named(.escape), .control("c")]),
      ("␛é", [.named(.escape), .text("é")]),
    ] as [(sent: String, keys: [Key])])
  func keys(sent: String, keys: [Key]) {
    #expect(read(sent) == keys)
  }

  @Test(
    arguments: [
      "␛[11~", "␛OP", "␛[[A", "␛[1;5P", "␛[?62;1;4c", "␛[24;80R", "␛[>0;95;0c", "␛[<0;1;1M",
      "␛[ q", "␛[1;;;~", "␛[99999999999999999999~", "␛[\(String(repeating: "1;", count: 5000))x",
      "␛]11;rgb:0000/0000/0000\u{7}", "␛]11;?␛\\", "␛P1$r0m␛\\", "␛_secret␛\\", "␛[E", "␛OE",
    ])
  func swallowsWhole(sequence: String) {
    #expect(read(sequence + "x") == [.text("x")])
  }

  @Test(
    arguments: [
      ("␛[1\u{3}", [.control("c")]),
      ("␛[1␛[D", [.named(.left)]),
      ("␛[1é", [.text("é")]),
      ("␛[1\u{18}x", [.text("x")]),
      ("␛]0;title\u{3}", [.control("c")]),
      ("␛]0;title␛[D", [.named(.left)]),
      ("␛O\r", [.named(.enter)]),
    ] as [(sent: String, keys: [Key])])
  func givesUpSequences(sent: String, keys: [Key]) {
    #expect(read(sent) == keys)
  }

  @Test(
    arguments: [
      ("␛", [.named(.escape)]),
      ("␛␛", [.named(.escape), .named(.escape)]),
      ("␛[", [.alt("[")]),
      ("␛O", [.alt("O")]),
      ("␛P", [.alt("P")]),
      ("␛[1;", []),
      ("␛]0;a", []),
      ("a", []),
      ("␛[200~ab", [.paste("ab")]),
    ] as [(sent: String, keys: [Key])])
  func flush(sent: String, keys: [Key]) {
    var decoder = KeyDecoder()
    let before = decoder.feed(bytes(sent))
    #expect(decoder.flush() == keys)
    #expect(!decoder.isPending)
    #expect(decoder.flush().isEmpty)
    #expect(before == (sent == "a" ? [.text("a")] : []))
  }

  @Test(
    arguments: [
      ("␛[200~213␛[201~4", [.paste("213"), .text("4")]),
      ("␛[200~␛[201~", [.paste("")]),
      ("␛[200~a\u{3}\r␛[Db␛[201~", [.paste("a\u{3}\r\u{1B}[Db")]),
      ("␛[200~␛[201␛[201~", [.paste("\u{1B}[201")]),
      ("␛[200~~~␛[201~", [.paste("~~")]),
      ("␛[201~x", [.text("x")]),
    ] as [(sent: String, keys: [Key])])
  func pastes(sent: String, keys: [Key]) {
    #expect(read(sent) == keys)
  }

  @Test(
    arguments: [
      ([0x80], 1), ([0xFF, 0xFE], 2), ([0xC3, 0x28], 1), ([0xE9, 0x9B, 0x1B, 0x5B, 0x44], 1),
      ([0xED, 0xA0, 0x80], 3), ([0xF0, 0x80, 0x80, 0x80], 4), ([0xF4, 0x90, 0x80, 0x80], 4),
      ([0xC0, 0xAF], 2), ([0xF0, 0x9F, 0x98, 0x41], 1),
    ] as [(bytes: [UInt8], count: Int)])
  func invalidBytes(bytes: [UInt8], count: Int) {
    var decoder = KeyDecoder()
    let keys = decoder.feed(bytes)
    #expect(keys.filter { $0 == .text("\u{FFFD}") }.count == count)
  }

  /// Typed text is told apart as the standard library does it.
  @Test func invalidBytesLikeTheStandardLibrary() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        UInt8.random(in: 0xA0...0xFF, using: &generator)
          & .random(in: 0xBF...0xFF, using: &generator)
      }
      var decoder = KeyDecoder()
      let keys = decoder.feed(bytes + [0x61])
      let expected = String(decoding: bytes + [0x61], as: UTF8.self).unicodeScalars
      #expect(keys == expected.map { .text($0) }, "\(bytes)")
    }
  }

  /// Any split of the bytes gives the same keys.
  @Test func splitsMakeNoDifference() {
    let pieces =
      [
        "a", "é", "電", "👍🏽", "\u{3}", "\r", "\u{7F}", "␛", "␛[", "␛O", "␛]", "␛P", "[", "D", "3~",
        "1;5",
        "␛[200~", "␛[201~", "~", "\u{7}", "\\", "␛[1;5D", "\u{18}", "[[A",
      ].map { bytes($0) } + [[0xFF], [0xE9, 0x9B], [0xF0]]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let sent = (0..<Int.random(in: 1...8, using: &generator))
        .flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
      var whole = KeyDecoder()
      let expected = whole.feed(sent)
      var split = KeyDecoder()
      var keys: [Key] = []
      var rest = sent[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &generator)
        keys += split.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(keys == expected, "\(sent)")
      #expect(split == whole, "\(sent)")
    }
  }

  /// Ctrl-C is read after any bytes except those of a paste, and a pause ends every sequence.
  @Test func nothingHoldsAKeyBack() {
    var generator = SeededGenerator(seed: 45)
    let pieces =
      [
        "a", "é", "電", "\u{7F}", "␛", "␛[", "␛O", "␛]", "␛P", "[", "D", "3~", "1;5", "\\", "␛[[",
        "␛[?62",
      ]
      .map { bytes($0) } + [[0xFF], [0xE9, 0x9B], [0xF0]]
    for _ in 0..<3_000 {
      var decoder = KeyDecoder()
      for _ in 0..<generator.number(in: 0...6) {
        _ = decoder.feed(generator.element(of: pieces))
        if generator.number(in: 0...5) == 0 {
          _ = decoder.flush()
          #expect(!decoder.isPending)
          #expect(decoder.feed([0x61]).last == .text("a"), "after a pause, a key is a key")
        }
      }
      #expect(decoder.feed([0x03]).last == .control("c"))
      #expect(decoder.feed([0x61]) == [.text("a")])
    }
  }

  private func bytes(_ sent: String) -> [UInt8] {
    Array(
      String(String.UnicodeScalarView(sent.unicodeScalars.map { $0 == "␛" ? "\u{1B}" : $0 })).utf8)
  }

  private func read(_ sent: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes(sent))
  }
}
