import FormworkTestSupport
import FormworkUnderTest
import Testing

@Suite struct PartialStringTests {
  /// One edit, drawn: the text before it and the one that the widget proposes, each with its
  /// caret or selection, and what has to be shown; `nil` for a rejection.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var mask = "+1 ([000]) [000]-[0000]"
    var before: String
    var proposed: String
    var shown: String?

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "insert, first", before: "|", proposed: "2|", shown: "+1 (2|"),
    Case(name: "insert, at the end", before: "+1 (2|", proposed: "+1 (21|", shown: "+1 (21|"),
    Case(
      name: "insert, to a group's end", before: "+1 (21|", proposed: "+1 (212|",
      shown: "+1 (212) |"),
    Case(
      name: "insert, in the middle", before: "+1 (2|12) 5", proposed: "+1 (29|12) 5",
      shown: "+1 (29|1) 25"),
    Case(
      name: "delete, at the end", before: "+1 (212) 5|", proposed: "+1 (212) |",
      shown: "+1 (212) |"),
    Case(
      name: "delete, past a literal", before: "+1 (212) |5", proposed: "+1 (212)|5",
      shown: "+1 (21|5) "),
    Case(
      name: "forward delete", before: "+1 (2|12) 5", proposed: "+1 (2|2) 5", shown: "+1 (2|25) "),
    Case(
      name: "forward delete, past a literal", before: "+1 (212|) 55", proposed: "+1 (212| 55",
      shown: "+1 (212|) 5"),
    Case(
      name: "replace", before: "+1 (2[12]) 5", proposed: "+1 (29|) 5", shown: "+1 (29|5) "),
    Case(name: "replace all", before: "[+1 (212) 5]", proposed: "7|", shown: "+1 (7|"),
    Case(name: "cut all", before: "[+1 (212) 5]", proposed: "|", shown: "|"),
    Case(
      name: "paste", before: "|", proposed: "+1 (212) 555-0100|", shown: "+1 (212) 555-0100|"),
    Case(
      name: "paste, of another form", before: "|", proposed: "212.555.0100|",
      shown: "+1 (212) 555-0100|"),
    Case(name: "rejected", before: "+1 (2|", proposed: "+1 (2x|", shown: nil),
    Case(name: "rejected, in the middle", before: "+1 (2|1", proposed: "+1 (2x|1", shown: nil),
    Case(
      name: "emoji", mask: "[__]👍[__]", before: "a|", proposed: "ab|", shown: "ab👍|"),
    Case(
      name: "delete, past an emoji", mask: "[__]👍[__]", before: "ab👍|", proposed: "ab|",
      shown: "a|"),
    Case(
      name: "accent over a letter", mask: "[____]", before: "cafe|", proposed: "café|",
      shown: "café|"),
    Case(
      name: "text that no mask made", before: "212か|", proposed: "212家|", shown: "+1 (212) |"),
    Case(
      name: "text that no mask made, in the middle", before: "21|x25", proposed: "219|x25",
      shown: "+1 (219|) 25"),
    Case(name: "fixed literals", mask: "{AB}[00]", before: "AB3|", proposed: "AB|", shown: "|"),
    Case(
      name: "literals that a deletion took along", before: "+1 (212|", proposed: "+1 (2125|",
      shown: "+1 (212) 5|"),
    Case(name: "nothing", before: "+1 (2|", proposed: "+1 (|2", shown: "+1 (|2"),
  ]

  @Test(arguments: cases)
  func answers(_ edit: Case) throws {
    let proposed = Self.read(edit.proposed)
    switch try Mask(edit.mask).answer(to: proposed, from: Self.read(edit.before)) {
    case .accept: #expect(Self.draw(proposed) == edit.shown)
    case .replace(let other): #expect(Self.draw(other) == edit.shown)
    case .reject: #expect(edit.shown == nil)
    }
  }

  @Test func halvesOfACharacterGoTogether() throws {
    let mask = try Mask("##-##", syntax: .hash)
    let half = PartialString("😀", selection: 1..<2)
    let answer = mask.answer(to: PartialString("😁", selection: 2..<2), from: half)
    #expect(answer == .accept)
  }

  @Test func acceptsWhatIsRightAsItIs() throws {
    let mask = try Mask("+1 ([000])")
    let answer = mask.answer(to: Self.read("+1 (21|"), from: Self.read("+1 (2|"))
    #expect(answer == .accept)
  }

  /// Offsets that no text has come from widgets, too.
  @Test func clampsSelections() throws {
    let mask = try Mask("+1 ([000])")
    let wild = PartialString("+1 (2", selection: -3..<99)
    _ = mask.answer(to: PartialString("9", selection: 7..<7), from: wild)
    _ = mask.answer(to: PartialString("", selection: -1..<0), from: wild)
  }

  /// A format of an app may be wrong about who put what there.
  @Test func wrongProvenance() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<2_000 {
      let format = Careless(random.wrongProvenance())
      let text = random.troublesomeText(upTo: 5)
      let other = random.troublesomeText(upTo: 5)
      _ = format.answer(
        to: PartialString(other, selection: 0..<1), from: PartialString(text, selection: 1..<2))
      let any = AllowedCharacters.any
      #expect(
        [any.formatted(text: text).text, any.formatted(value: text).text]
          .contains(format.shown(text).text))
    }
  }

  /// `"12|3"` or `"1[2]3"`.
  static func read(_ drawn: String) -> PartialString {
    var text = ""
    var bounds: [UTF16Offset] = []
    for character in drawn {
      "|[]".contains(character) ? bounds.append(.end(of: text)) : text.append(character)
    }
    return PartialString(text, selection: bounds[0]..<bounds[bounds.count - 1])
  }

  static func draw(_ partial: PartialString) -> String {
    let text = Array(partial.text.utf16)
    let selection = partial.selection.lowerBound.value..<partial.selection.upperBound.value
    func part(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF16.self) }
    let middle = part(selection)
    return part(0..<selection.lowerBound) + (middle.isEmpty ? "|" : "[\(middle)]")
      + part(selection.upperBound..<text.count)
  }
}
