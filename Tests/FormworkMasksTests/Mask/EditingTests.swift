import FormworkTestSupport
import Testing

/// The tables and sentences of the editing rules.
@Suite struct EditingTests {
  static let phone = "+1 ([000]) [000]-[0000]"

  struct Row: Sendable, CustomTestStringConvertible {
    var pattern: String
    var options = Mask.Options()
    var syntax = Mask.Syntax.brackets
    var keys: String
    var drawn: String
    var value: String?

    init(
      _ keys: String, _ drawn: String, _ value: String? = nil, in pattern: String = phone,
      syntax: Mask.Syntax = .brackets,
      with options: Mask.Options = Mask.Options()
    ) {
      self.pattern = pattern
      self.options = options
      self.syntax = syntax
      self.keys = keys
      self.drawn = drawn
      self.value = value
    }

    var testDescription: String { pattern + " " + keys }

    func check() throws {
      let mask = try Mask(pattern, syntax: syntax, options: options)
      var session = EditingSession(format: mask)
      _ = press(keys, in: &session)
      #expect(render(session.current) == drawn)
      if let value { #expect(session.current.value == value) }
    }
  }

  static let incomplete = Mask.Options(completion: false)

  @Test(arguments: [
    Row("213", "+1 (213) |", "213"),
    Row("2135", "+1 (213) 5|"),
    Row("2135⌫", "+1 (213) |"),
    Row("2135⌫⌫", "+1 (21|"),
    Row("213)", "+1 (213) |"),
    Row("213", "+1 (213|", with: incomplete),
    Row("2135", "+1 (213) 5|", with: incomplete),
    Row("2135⌫", "+1 (213|", with: incomplete),
    Row("2135⌫⌫", "+1 (21|", with: incomplete),
    Row("213)", "+1 (213)|", with: incomplete),
    Row("213)⌫", "+1 (213|", with: incomplete),
    Row("2135⌫", "+1 (213|", with: Mask.Options(autoskip: true)),
    Row("(213", "+1 (213|", in: "+1 (###) ###-####", syntax: .hash),
    Row("(2135", "+1 (213) 5|", in: "+1 (###) ###-####", syntax: .hash),
  ])
  func completion(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("1", "+1 (1|", "1"),
    Row("+", "+|", ""),
    Row("+1", "+1|", ""),
    Row("+12", "+1 (2|", "2"),
    Row("+1(2", "+1 (2|", "2"),
    Row("+1⌫", "+|"),
    Row("+⌫", "|"),
    Row("213))", "+1 (213) |"),
    Row("213555«7»)", "+1 (213)| 555-"),
    Row("213555«8»)", "+1 (213)| 555-"),
    Row("213555«7» ", "+1 (213) |555-"),
    Row("GB", "GB|", "", in: "GB[00]"),
    Row("G12", "GB12|", "12", in: "GB[00]"),
    Row("B", "|", "", in: "GB[00]"),
    Row("1.23", "1.23|", "123", in: "[099].[099]"),
    // A removed selection leaves the caret where it began, also before literals.
    Row("12345678«4,7»⌫", "1234|-78", in: "[0000]-[0000]"),
    Row("1.23«1»4", "14|.23", "1423", in: "[099].[099]"),
    Row("1.23«2»⌫", "1|23.", "123", in: "[099].[099]"),
    Row("1.⌫", "1|", "1", in: "[099].[099]"),
  ])
  func typeThrough(row: Row) throws { try row.check() }

  @Test(arguments: [
    "2125550100", "12125550100", "+1 (212) 555-0100", "+1 212.555.0100", "+1 (212) 555-0100 ",
    "\u{A0}+1\u{A0}(212)\u{A0}555-0100\n", "\u{202A}+12125550100\u{202C}",
  ])
  func pastesOfOneNumber(text: String) throws {
    let mask = try Mask(Self.phone)
    for before in ["", "⟨+1 (⟩", "98765«0,99»"] {
      var session = EditingSession(format: mask)
      _ = press(before, in: &session)
      session.insert(text)
      #expect(session.current.text == "+1 (212) 555-0100", "after \(before)")
    }
  }

  @Test(arguments: [
    Row("⟨1234567890⟩", "+1 (123) 456-7890|", "1234567890"),
    Row("⟨+1 (212) 555-010⟩", "+1 (212) 555-010|", "212555010"),
    Row("⟨212-555-0100⟩", "+1 (212) 555-0100|", in: "+1 (###) ###-####", syntax: .hash),
    Row("⟨(212) 555-0100⟩", "+1 (212) 555-0100|", in: "+1 (###) ###-####", syntax: .hash),
    Row("⟨4111 1111 1111 1111⟩", "4111 1111 1111 1111|", in: "#### #### #### ####", syntax: .hash),
    Row("⟨12125550100⟩", "|", in: "(999) 999-9999", syntax: .digits),
    Row("⟨abc⟩", "|"),
    Row("12«3,4»⟨abc⟩", "+1 |(|12"),
  ])
  func paste(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("21255501009", "+1 (212) 555-0100|", "2125550100"),
    Row("2125550100«4»9", "+1 (|212) 555-0100"),
    Row("212555010«4»⟨98⟩", "+1 (|212) 555-010", "212555010"),
    Row("12125550100", "+1 (212) 555-0100|", "2125550100"),
    Row("1234«2»9", "12-9|4", "1294", in: "[00]-[00]", with: Mask.Options(overflow: .overwrite)),
    Row("1234«0»9", "9|1-23", "9123", in: "[00]-[00]", with: Mask.Options(overflow: .truncate)),
    Row("123«0»9", "9|2-3", "923", in: "[00]-[00]", with: Mask.Options(insertion: .replace)),
    Row("12345", "12-34|", "1234", in: "[00]-[00]", with: Mask.Options(overflow: .truncate)),
  ])
  func room(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("213555«9»⌫", "+1 (21|5) 55"),
    Row("213555«9»⌦", "+1 (213) |55"),
    Row("213555«7»⌦", "+1 (213|) 55"),
    Row("1234«2»⌦", "12|-4", in: "[00]-[00]"),
    Row("213555«7,9»⌫", "+1 (213|) 555-"),
    Row("213555«5,11»⌫", "+1 (2|5"),
    Row("213555«0,99»⌫", "|", ""),
    Row("213555⇤", "+1 (213) |"),
    Row("213555⇤⇤", "|"),
    Row("213«9»⌫", "+1 (213)| ", with: Mask.Options(deletion: .stopAtLiterals)),
    Row("213⌫⌫⌫", "+1 (21|", with: Mask.Options(deletion: .stopAtLiterals)),
    Row("213555«7»⌦", "+1 (213)| 555-", with: Mask.Options(deletion: .stopAtLiterals)),
    Row("2135«9»⌫", "+1 (21|5", with: Mask.Options(autoskip: true)),
    Row("213555«10»⌫", "+1 (213|) 55", with: Mask.Options(autoskip: true)),
    Row("ab12«0»⌦", "|b", "b", in: "[AA]-[00]", with: incomplete),
    Row("⌫⌦", "|"),
  ])
  func deletion(row: Row) throws { try row.check() }

  static let guide = Mask.Options(placeholderCharacter: "_")

  @Test(arguments: [
    Row("2", "+1 (2|__) ___-____", "2", with: guide),
    Row("213", "+1 (213) |___-____", "213", with: guide),
    Row("1", "1|_.__", "1", in: "[00]{.}[00]", with: guide),
    Row("12", "12.|__", "12.", in: "[00]{.}[00]", with: guide),
    Row("213«6»⌫", "+1 (2|_3) ___-____", "23", with: guide),
    Row("213«6»⌫9", "+1 (29|3) ___-____", "293", with: guide),
    Row("213«6»⌫«4»8", "+1 (8|23) ___-____", "823", with: guide),
    Row("213⌫⌫⌫", "|", "", with: guide),
    Row("213«17»⌫", "+1 (21|_) ___-____", "21", with: guide),
    Row("⟨+1 (2_3) ___-____⟩", "+1 (2_3) |___-____", "23", with: guide),
  ])
  func guides(row: Row) throws { try row.check() }

  /// A guide is only drawn: it takes no part in room, case, digits, or the focus.
  @Test(arguments: [
    Row(
      "12«0»3", "3|2", "32", in: "[00]",
      with: .init(overflow: .overwrite, placeholderCharacter: "_")),
    Row(
      "12«0»3", "3|1", "31", in: "[00]", with: .init(overflow: .truncate, placeholderCharacter: "_")
    ),
    Row("12«0»3", "|12", "12", in: "[00]", with: guide),
    Row(
      "12«0»3", "3|2_", "32", in: "[000]",
      with: .init(insertion: .replace, placeholderCharacter: "_")),
    Row("a", "A|_", "A", in: "[AA]", with: .init(placeholderCharacter: "_", letterCase: .upper)),
    Row("٣", "٣|_", "٣", in: "[00]", with: .init(placeholderCharacter: "_", digits: .asTyped)),
    Row(
      "◉", "+1 |__", "", in: "+1 [00]",
      with: .init(completesOnFocus: true, placeholderCharacter: "_")),
    Row(
      "◉2⌫○", "|", "", in: "+1 [00]", with: .init(completesOnFocus: true, placeholderCharacter: "_")
    ),
  ])
  func guidesWithOtherOptions(row: Row) throws { try row.check() }

  /// Options that have nothing to do with each other hold together.
  @Test(arguments: [
    Row("◉", "+1 |", "", in: "+1 [00]", with: .init(completion: false, completesOnFocus: true)),
    Row(
      "◉12", "+1 12|", "12", in: "+1 [00]-", with: .init(completion: false, completesOnFocus: true)),
    Row("◉1⌫", "+1 |", "", in: "+1 [00]", with: .init(completesOnFocus: true, autoskip: true)),
    Row("ab«0»c", "C|B", "CB", in: "[AA]", with: .init(overflow: .overwrite, letterCase: .upper)),
    Row("ab«0»c", "c|b", "cb", in: "[AA]", with: .init(insertion: .replace, letterCase: .lower)),
    Row("12«0»٣", "٣|2", "٣2", in: "[00]", with: .init(overflow: .overwrite, digits: .asTyped)),
    Row("12«0»٣", "3|2", "32", in: "[00]", with: .init(overflow: .overwrite)),
    Row(
      "123«3»⌫", "12|-3", "123", in: "[00]-[00]",
      with: .init(autoskip: true, deletion: .stopAtLiterals)),
  ])
  func optionsTogether(row: Row) throws { try row.check() }

  static let fromRight = Mask.Options(rightToLeft: true)

  @Test(arguments: [
    Row("1234567", "12.345.67|", "1234567", in: "[009].[000].[00]", with: fromRight),
    Row("67", "67|", "67", in: "[009].[000].[00]", with: fromRight),
    Row("1234567⌫", "1.234.56|", "123456", in: "[009].[000].[00]", with: fromRight),
    Row("1234567«6»⌫", "1.234|.67", "123467", in: "[009].[000].[00]", with: fromRight),
    Row("1234567«3»9", "129|.345.67", "12934567", in: "[009].[000].[00]", with: fromRight),
    Row("⟨€12⟩3", "€123|", "€123", in: "{€}[009]", with: fromRight),
    Row("⟨€12⟩⌫⌫", "|", "", in: "{€}[009]", with: fromRight),
    Row("12«4»4", "124| $", "124", in: "[990] $", with: fromRight),
    Row("12«4»⌫", "1| $", "1", in: "[990] $", with: fromRight),
  ])
  func rightToLeft(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row("gb12ab", "GB12 AB|", "12AB", in: "GB[00] [____]", with: Mask.Options(letterCase: .upper)),
    Row("٢١٣", "+1 (213) |", "213"),
    Row("٢١٣", "+1 (٢١٣) |", "٢١٣", with: Mask.Options(digits: .asTyped)),
    Row("5\u{FE0F}\u{20E3}", "|"),
    Row("e\u{301}", "e\u{301}|", "e\u{301}", in: "[AA]"),
    Row("12", "🇺🇸 1-2|", "12", in: "🇺🇸 [0]-[0]"),
    Row("12⌫⌫", "|", "", in: "🇺🇸 [0]-[0]"),
    Row("12«4»3", "🇺🇸 3-|1", "31", in: "🇺🇸 [0]-[0]", with: Mask.Options(overflow: .truncate)),
  ])
  func characters(row: Row) throws { try row.check() }

  @Test func reportsWhatIsDropped() throws {
    var session = EditingSession(format: try Mask("[AA]-[00]"))
    let (change, _) = press("ab12«0»⌦", in: &session)
    #expect(change?.removed == "12")
    session.undo()
    #expect(session.current.text == "ab-12")
  }

  @Test(arguments: ["x", "⟨abc⟩", "«0,99»x", "«5,6»⟨x y⟩"])
  func rejectionChangesNothing(keys: String) throws {
    var session = EditingSession(format: try Mask(Self.phone))
    _ = press("213555", in: &session)
    if let end = keys.lastIndex(of: "»") { _ = press(String(keys[...end]), in: &session) }
    let before = session.current
    let rest = keys.lastIndex(of: "»").map { keys[keys.index(after: $0)...] } ?? keys[...]
    #expect(press(String(rest), in: &session).isRejected)
    #expect(session.current == before)
  }

  @Test(arguments: ["⌫", "⌦", "213555«7»)", "213)"])
  func whatIsThereIsNoRejection(keys: String) throws {
    var session = EditingSession(format: try Mask(Self.phone))
    #expect(!press(keys, in: &session).isRejected)
  }
}

private func render(_ formatted: FormattedText) -> String { drawn(formatted) }
