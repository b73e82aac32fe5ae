import FormworkMasks
import Testing

@Suite struct FormattedTextTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  @Test func isComparedCodeUnitByCodeUnit() {
    #expect(Self.composed == Self.decomposed)
    let (one, other) = (FormattedText(text: Self.composed), FormattedText(text: Self.decomposed))
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
    #expect(
      FormattedText(value: Self.composed, selection: 0..<0)
        != FormattedText(value: Self.decomposed, selection: 0..<0))
    #expect(ValidationIssue(code: Self.composed) != ValidationIssue(code: Self.decomposed))
    #expect(Set([ValidationIssue.checksum, ValidationIssue(code: "checksum")]).count == 1)
  }

  /// Each thing that a text holds makes it another one; whoever adds one adds a row.
  @Test func isComparedInAllThatItHolds() throws {
    let mask = try Mask("+1 [00]-[00]", options: .init(completesOnFocus: true))
    let text = mask.formatted(text: "12")
    var others = [mask.formatted(text: "13"), mask.formatted(value: "1")]
    var other = text
    other.selection = 0..<1
    others.append(other)
    other = text
    other.issue = .checksum
    others.append(other)
    other = text
    other.isComplete.toggle()
    others.append(other)
    other = text
    other.isFull.toggle()
    others.append(other)
    others.append(text.showing(partOf: text.value))
    // The provenance, the mask, the mask of a set, the prefix that focus shows.
    others.append(FormattedText(text: text.text, value: text.value))
    others.append(try Mask("+1 [00]-[00][9]").formatted(text: "12"))
    let pair = try MaskSet(primary: Mask("+1 [00]-[00]"), alternatives: [Mask("[00000]")])
    others.append(pair.formatted(text: "12"))
    for other in others { #expect(other != text) }
    let empty = mask.formatted(value: "")
    #expect(mask.editingBegan(empty) != mask.formatted(text: "+1 "))
    #expect(text == mask.formatted(text: "12"))
    // The content and the selection; what the content holds beside its cells, of which one is a set of
    // bits; and what is rare.
    let mirror = Mirror(reflecting: text.showing(partOf: text.value))
    #expect(mirror.children.count == 2)
    let storage = try #require(mirror.descendant("content", "storage"))
    let buffer = try #require(Mirror(reflecting: storage).superclassMirror)
    let header = try #require(buffer.descendant("header"))
    #expect(Mirror(reflecting: header).children.count == 5)
    let details = try #require(Mirror(reflecting: header).descendant("details", "some"))
    #expect(Mirror(reflecting: details).children.count == 5)
  }
}
