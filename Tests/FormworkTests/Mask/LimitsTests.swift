import Formwork
import Testing

/// Sizes at which an index of the engine's could run over, or its stack.
@Suite struct LimitsTests {
  /// A slot must not take the characters of another one: it has its own, or the mask is an error.
  @Test(.disabled("compiling takes the square of the classes: minutes"))
  func manyClassesAreKeptApartOrAnError() {
    let symbols = [0x4E00...0x9FFF, 0x2_0000...0x2_A000, 0x3_0000...0x3_1000]
      .flatMap { $0 }.compactMap { Unicode.Scalar($0).map(Character.init) }.prefix(65_600)
    let notations = symbols.map {
      Notation($0, accepts: CharacterClass([$0]), isOptional: true)
    }
    guard let mask = try? Mask("[" + String(symbols) + "]", notations: notations) else { return }
    for index in [0, 1, 65_534, 65_535, 65_536, 65_537, 65_599] {
      let value = String(symbols[symbols.startIndex + index])
      #expect(mask.formatted(value: value).value == value)
    }
  }

  /// The chosen mask must be the one that the next key goes to.
  @Test func manyMasksAreKeptApart() throws {
    let primary = try Mask("[0]")
    let alternatives = Array(repeating: primary, count: 65_535) + [try Mask("[AA]/[A]")]
    let set = MaskSet(primary: primary, alternatives: alternatives)
    var current = set.formatted(text: "a")
    #expect(set.remainder(after: current) == "a/a")
    current = set.apply(Edit(inserting: "b", at: 1), to: current).formatted
    #expect(current.text == "ab/")
  }

  #if compiler(>=6.2) && (os(Linux) || os(macOS))
  // What traps ends a process of its own, not the tests.
  @Test(.disabled("a union takes the square of its depth: minutes"))
  func nestedUnionsAreNoRecursion() async {
    await #expect(processExitsWith: .success) {
      var nested = CharacterClass.digit
      for _ in 0..<100_000 { nested = nested.union(CharacterClass.letter).inverted }
      _ = nested.contains("é")
    }
  }

  @Test func provenanceMayBeLongerThanItsText() async {
    await #expect(processExitsWith: .success) {
      let format = Careless().restricted(to: .digits)
      let outcome = format.apply(Edit(inserting: "1a", at: 0), to: FormattedText())
      _ = format.valueRange(of: 0..<9, in: outcome.formatted)
      _ = outcome.formatted.surplus(of: "1a")
    }
  }
  #endif

  /// A format of an app that counts wrongly.
  private struct Careless: InputFormat {
    func apply(_ edit: Edit, to current: FormattedText) -> Outcome {
      Outcome(formatted(value: edit.replacement))
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
