import FormworkTestSupport
import Testing

/// What no row of the recorded answers shows.
@Suite struct ReadingTests {
  /// A deletion that skips literals takes them back from the end, though optional slots were
  /// skipped after them, and passes those in the middle.
  @Test(
    arguments: [
      ("[0]/[a]", "5/|-", "5|", "5", "/a"),
      ("[0]{/}[a]", "5/|-", "5|", "5", "/a"),
      ("[0]/[9][a]", "5/|++", "5|", "5", "/0a"),
      ("[0]/-[a]", "5/-|+", "5|", "5", "/-a"),
      ("[0]/[a][0]", "5/|3", "5|/3", "53", ""),
      ("[0]/[a]", "5/|b", "5|/b", "5b", ""),
      ("[0]/[a]", "5/-|", "5/|", "5", ""),
      ("[0]/[a]/[0]", "5/-/|", "5/|", "5", "/0"),
    ] as [(pattern: String, input: Drawing, shown: Drawing, value: String, remainder: String)])
  func skipsBackward(
    pattern: String, input: Drawing, shown: Drawing, value: String, remainder: String
  ) throws {
    let reading = try Mask(pattern).read(
      input.text, caret: input.selection.lowerBound, direction: .backward(skipping: true))
    let caret = reading.caret..<reading.caret
    #expect(Drawing(text: reading.text, selection: caret) == shown)
    #expect(reading.value == value)
    #expect(reading.remainder == remainder)
  }
}
