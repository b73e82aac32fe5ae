import FormworkFormats
import Testing

/// Sizes at which an index of the engine's could run over, or its stack.
@Suite struct LimitsTests {
  /// The chosen mask must be the one that the next key goes to.
  @Test func manyMasksAreKeptApart() throws {
    let primary = try Mask("[0]")
    let alternatives = Array(repeating: primary, count: 65_535) + [try Mask("[AA]/[A]")]
    let set = MaskSet(primary: primary, alternatives: alternatives)
    var current = set.formatted(text: "a")
    #expect(set.remainder(after: current) == "a/a")
    current = set.apply(TextEdit(inserting: "b", at: 1), to: current).formatted
    #expect(current.text == "ab/")
  }

  #if compiler(>=6.2) && (os(Linux) || os(macOS))
  // What traps ends a process of its own, not the tests.
  @Test func provenanceMayBeLongerThanItsText() async {
    await #expect(processExitsWith: .success) {
      let format = Careless().restricted(to: .digits)
      let outcome = format.apply(TextEdit(inserting: "1a", at: 0), to: FormattedText())
      _ = format.valueRange(of: 0..<9, in: outcome.formatted)
      _ = outcome.formatted.unused(of: "1a")
    }
  }
  #endif

  /// A format of an app that counts wrongly.
  private struct Careless: InputFormat {
    func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
      EditOutcome(formatted(value: edit.replacement))
    }

    func formatted(value: String) -> FormattedText {
      FormattedText(
        text: value, value: value,
        provenance: Provenance([
          .init(length: value.utf8.count + 3, kind: [.user, .value]), .init(length: 2, kind: .user),
        ]))
    }
  }
}
