import FormworkTestSupport
import Testing

/// Characters that are excluded from others.
@Suite struct ExcludingTests {
  /// Emoji of each kind of UTS #51.
  private static let emoji = [
    "😀", "👍🏽", "❤\u{FE0F}", "☺\u{FE0F}", "©\u{FE0F}", "5\u{FE0F}\u{20E3}", "#\u{20E3}",
    "*\u{FE0F}\u{20E3}", "🇩🇪", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "👨\u{200D}👩\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈", "👩🏽\u{200D}🚀", "⌚",
  ]

  /// Characters near them, which are text.
  private static let text = [
    "5", "#", "*", "©", "®", "™", "❤", "☺", "é", "中", "→", "½", "e\u{301}",
  ]

  @Test(arguments: emoji)
  func anEmojiIsRejectedHoweverItArrives(emoji: String) {
    #expect(AllowedCharacters.emoji.formatted(text: emoji).text == emoji)
    for filter in [AllowedCharacters.noEmoji, .any.excluding(.emoji), .noEmoji.allowingLineBreaks] {
      var field = EditingSession(format: filter)
      field.insert("ab")
      field.select(1..<1)
      #expect(field.insert(emoji).isRejected)
      #expect(field.current.text == "ab")
      // Dictated or pasted with text around it, which stays.
      field.insert("x \(emoji)y\(emoji)")
      #expect(field.current.text == "ax y b")
      field.select(0..<6)
      field.insert("5\(emoji)5")
      #expect(field.current.text == "5 5")
      // A value that the app assigns is shown without it, and marked.
      field.set(value: "a\(emoji)")
      #expect(field.current.text == "a" && field.current.issue != nil)
      #expect(!field.current.isComplete && field.current.value == "a\(emoji)")
      // A program that inserts scalar by scalar doesn't get one together.
      field = EditingSession(format: filter)
      for scalar in "a\(emoji)\(emoji)".unicodeScalars { field.insert(String(scalar)) }
      #expect(!field.current.text.contains(where: AllowedCharacters.emoji.rule.contains))
    }
  }

  @Test(arguments: text)
  func textStays(text: String) {
    #expect(AllowedCharacters.noEmoji.formatted(text: "a\(text)").text == "a\(text)")
    var field = EditingSession(format: AllowedCharacters.noEmoji)
    field.insert(text)
    #expect(field.current.text == text)
  }

  /// Marks don't hide an emoji, and neither does a joiner with nothing after it.
  @Test(arguments: [
    "👍\u{301}", "👨\u{200D}", "🇩🇪\u{20E3}", "👍\u{FE0E}", "\u{600}👍", "☺\u{301}\u{200D}👍",
  ])
  func anEmojiWithMarksIsRejected(text: String) {
    #expect(AllowedCharacters.noEmoji.formatted(text: text).text == "")
    #expect(AllowedCharacters.noEmoji.formatted(text: "a \(text)").text == "a ")
  }

  @Test func partsOfEmoji() {
    var field = EditingSession(format: AllowedCharacters.noEmoji)
    for key in ["a", "🏽", "5", "\u{FE0F}", "\u{20E3}", "☺", "\u{FE0F}", "b"] { field.insert(key) }
    #expect(field.current.text == "a5\u{FE0F}☺b")
    // A deletion joins no flag of what is around it.
    field = EditingSession(format: AllowedCharacters.noEmoji)
    for key in ["🇩", "x", "🇪"] { field.insert(key) }
    #expect(field.current.text == "🇩x🇪")
    field.select(2..<3)
    field.deleteBackward()
    #expect(field.current.text == "🇩")
  }

  @Test func excludedCharacters() {
    let sharp = AllowedCharacters.characters(UnicodeSet(["ß"]))
    let letters = AllowedCharacters.letters.excluding(sharp)
    #expect(letters.formatted(text: "Gro").text == "Gro")
    var field = EditingSession(format: letters)
    field.insert("a")
    #expect(field.insert("ß").rejection == .notAllowed)
    #expect(AllowedCharacters.any.excluding(sharp).formatted(text: "Maß und").text == "Ma und")
    #expect(AllowedCharacters.any.excluding(.digits).formatted(text: "a1b٣c").text == "a b c")
    #expect(AllowedCharacters.noEmoji.keyboard == .default)
    let limited = AllowedCharacters(.letters, maximumLength: 3).excluding(
      AllowedCharacters(.emoji, maximumLength: 1))
    #expect(limited.maximumLength == 3)
  }

  /// A digit that becomes an ASCII digit is excluded with that one, and so is a separator.
  @Test func excludedDigitsAndSeparators() {
    let five = AllowedCharacters.characters(UnicodeSet(["5", "٥"]))
    for filter in [AllowedCharacters.digits, .decimal, .decimal(separator: ",")] {
      var field = EditingSession(format: filter.excluding(five))
      for key in ["5", "1", "٥", "٢"] { field.insert(key) }
      #expect(field.current.text == "12")
      field.insert("1595")
      #expect(field.current.text == "12")
    }
    let comma = AllowedCharacters.decimal(separator: ",")
    let whole = comma.excluding(.characters(UnicodeSet([","])))
    var field = EditingSession(format: whole)
    for key in ["1", ",", ".", "2"] { field.insert(key) }
    #expect(field.current.text == "12")
    #expect(whole.formatted(text: "1,5").text == "")
    // A number stays one without letters and emoji, which it never has.
    #expect(comma.excluding(.letters).excluding(.emoji).formatted(text: "1.234,5").text == "1234,5")
  }

  /// An excluded character never appears, and every other one does. Excluding twice, or in another order, is the same.
  @Test func laws() {
    let sets: [AllowedCharacters] = [
      .any, .digits, .letters, .alphanumerics, .decimal, .decimal(separator: ","), .emoji, .noEmoji,
      .nonChinese, .any.allowingLineBreaks, .digits.allowingLineBreaks,
      .nonChinese(rejectsPunctuation: true),
      .characters(UnicodeSet(["e", "é", "5", "🇩🇪", "👍", "\n", "中"])),
      .emoji.excluding(.characters(UnicodeSet(["👍"]))),
      .letters.excluding(.characters(UnicodeSet("a"..."f"))), .nonChinese.excluding(.emoji),
    ]
    var characters = (Self.emoji + Self.text).map { Character($0) } + ["\r\n", "\n", "۵"]
    for value in stride(from: UInt32(0), to: 0x30000, by: 1) {
      if value > 0x180, value % 397 != 0 { continue }
      if let scalar = Unicode.Scalar(value) { characters.append(Character(scalar)) }
    }
    for base in sets {
      for others in sets {
        let rest = base.excluding(others)
        let wrong = characters.filter {
          rest.rule.contains($0) != (base.rule.contains($0) && !others.rule.contains($0))
        }
        #expect(wrong.isEmpty, "\(base) \(others) \(wrong.prefix(9))")
        #expect(rest.excluding(others) == rest)
        for third in [AllowedCharacters.emoji, .letters, .decimal] {
          let (left, right) = (rest.excluding(third), base.excluding(third).excluding(others))
          #expect(characters.allSatisfy { left.rule.contains($0) == right.rule.contains($0) })
        }
        // An ASCII key is looked up in a table of its own.
        for byte in UInt8(0)..<0x80 where base != .decimal && base != .decimal(separator: ",") {
          let key = String(Unicode.Scalar(byte))
          let outcome = rest.apply(TextEdit(inserting: key, at: 0), to: FormattedText())
          #expect(outcome.isRejected != rest.rule.contains(Character(key)), "\(byte)")
        }
        let text = rest.formatted(text: "5e é.,中a👍🇩🇪1x").text
        #expect(text.allSatisfy(rest.rule.contains))
      }
    }
  }
}
