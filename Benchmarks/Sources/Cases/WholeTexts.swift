import FormworkMasks

extension [Case] {
  /// Cases that compile, read, and format, as a batch does with each line.
  static func wholeTexts() throws -> [Case] {
    let pattern = "+1 ([000]) [000]-[0000]"
    let phone = try Mask(pattern)
    let raw = (0..<100).map { String(2_135_550_123 + $0 * 7_919) }
    let shown = raw.map { phone.formatted(value: $0).text }
    let dirty = raw.map { digits in
      var text = "tel. " + digits
      text.insert(".", at: text.index(text.startIndex, offsetBy: 8))
      text.insert(".", at: text.index(text.startIndex, offsetBy: 12))
      return text
    }
    return [
      Case("compile phone", operations: 10, isProbed: true) {
        for _ in 0..<10 { keep(try? Mask(pattern)) }
      },
      .mapping(raw, as: "read raw phone") {
        phone.read($0, caret: 10, direction: .forward(completing: true))
      },
      .mapping(shown, as: "read formatted phone") {
        phone.read($0, caret: 17, direction: .forward(completing: true))
      },
      .mapping(raw, as: "format raw phone (text)", isProbed: true) {
        phone.formatted(text: $0)
      },
      .mapping(shown, as: "format formatted phone (text)") {
        phone.formatted(text: $0)
      },
      .mapping(shown.map { $0.filter { $0 != " " } }, as: "format phone without spaces (text)") {
        phone.formatted(text: $0)
      },
      .mapping(dirty, as: "format dirty phone (text)", isProbed: true) {
        phone.formatted(text: $0)
      },
      .mapping(raw, as: "format phone (value)", isProbed: true) {
        phone.formatted(value: $0)
      },
    ]
  }

  /// Cases with text of growing length in a mask without an end. An operation is a character.
  static func endless() throws -> [Case] {
    let mask = try Mask("[…]")
    var cases: [Case] = []
    for letter in ["7", "é"] {
      for size in Scaling.sizes {
        let end = UTF16Offset(size)
        let text = Lazy { String(repeating: letter, count: size) }
        let full = Lazy { mask.formatted(text: text.value) }
        cases += [
          .repeating("read \(size) × \(letter)", per: size) {
            keep(mask.read(text.value, caret: end, direction: .forward()))
          },
          .repeating("format \(size) × \(letter)", per: size) {
            keep(mask.formatted(text: text.value))
          },
          .repeating("one key after \(size) × \(letter)", per: size) {
            keep(mask.apply(TextEdit(inserting: letter, at: end), to: full.value))
          },
        ]
      }
    }
    return cases
  }

  /// Cases with patterns of 10,000 elements. An operation is an element.
  static func longMasks() throws -> [Case] {
    let patterns = [
      ("slots", "[" + String(repeating: "0", count: 10_000) + "]", 10_000),
      ("slots and literals", String(repeating: "[0]-", count: 5_000), 5_000),
    ]
    var cases: [Case] = []
    for (name, pattern, slots) in patterns {
      let mask = try Mask(pattern)
      let digits = String(repeating: "7", count: slots)
      cases += [
        Case("compile 10,000 \(name)", operations: 10_000) { keep(try? Mask(pattern)) },
        Case("format 10,000 \(name)", operations: 10_000) { keep(mask.formatted(text: digits)) },
      ]
    }
    return cases
  }
}

extension Case {
  fileprivate static func mapping<Result>(
    _ texts: [String], as name: String, isProbed: Bool = false,
    _ transform: @escaping (String) -> Result
  ) -> Case {
    Case(name, operations: texts.count, isProbed: isProbed) {
      for text in texts { keep(transform(text)) }
    }
  }

  /// Repeats an operation on `size` characters until the time can be measured.
  fileprivate static func repeating(
    _ name: String, per size: Int, _ operation: @escaping () -> Void
  ) -> Case {
    let count = max(1, 1000 / size)
    return Case(name, operations: count * size) {
      for _ in 0..<count { operation() }
    }
  }
}

/// A value that is created on first use, so a case that doesn't run costs nothing.
private final class Lazy<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) {
    self.make = make
  }
}

/// The lengths for which the time of one character should be the same.
public enum Scaling {
  /// The lengths in characters.
  public static let sizes = [10, 100, 1_000, 10_000, 1_000_000]
}
