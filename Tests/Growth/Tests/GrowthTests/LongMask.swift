import FormworkMasks
import Testing

/// A sort of mask that can be as long as one likes, with texts for it.
struct LongMask: Sendable, CustomTestStringConvertible {
  var name: String
  var notations: [Mask.Notation] = []

  /// What is repeated; the place of the repetition counts, so that not all are the same.
  var unit: @Sendable (Int) -> String

  /// What fits one repetition, without its literals.
  var value: @Sendable (Int) -> String

  /// How often the least mask repeats its part; the largest has four times as many.
  var size = 400

  var testDescription: String { name }

  func pattern(_ size: Int) -> String { joined(size, unit) }

  func value(_ size: Int) -> String { joined(size, value) }

  func mask(_ size: Int, _ options: Mask.Options) throws -> Mask {
    try Mask(pattern(size), notations: notations, options: options)
  }

  /// Whether the mask can have these options: a slot that takes anything takes every placeholder.
  func allows(_ options: Mask.Options) -> Bool {
    options.placeholderCharacter == nil || !notations.contains { $0.accepts == .any }
  }

  private func joined(_ size: Int, _ part: (Int) -> String) -> String {
    (0..<size).map(part).joined()
  }

  static let all = [
    LongMask(name: "slots", unit: { _ in "[0]" }, value: { _ in "1" }),
    LongMask(name: "separators", unit: { _ in "[0]-" }, value: { _ in "1" }),
    LongMask(name: "groups", unit: { _ in "[000] - " }, value: { _ in "123" }),
    LongMask(name: "clusters", unit: { _ in "[0]👩‍👩‍👧" }, value: { _ in "1" }),
    LongMask(
      name: "many clusters", unit: { "[0]" + Self.cluster($0) }, value: { _ in "1" }),
    LongMask(
      name: "many literals", unit: { "[0]" + Self.sign($0) }, value: { _ in "1" }),
    LongMask(name: "literal digits", unit: { _ in "[0]7" }, value: { _ in "1" }),
    LongMask(name: "fixed literals", unit: { _ in "[0]{-}" }, value: { _ in "1" }),
    LongMask(name: "fixed and free literals", unit: { _ in "[0]-{7}" }, value: { _ in "17" }),
    LongMask(
      name: "one slot before literals", unit: { $0 == 0 ? "[0]-" : "-" }, value: { _ in "1" }),
    LongMask(name: "mixed", unit: { _ in "[0A]" }, value: { _ in "1b" }),
    LongMask(name: "optional", unit: { _ in "[9]-" }, value: { _ in "1" }),
    LongMask(name: "mixed, optional", unit: { _ in "[9a]-" }, value: { _ in "1b" }),
    LongMask(name: "mixed, optional, alone", unit: { _ in "[9a]" }, value: { _ in "1b" }),
    LongMask(
      name: "anything", notations: [Mask.Notation("*", accepts: .any)], unit: { _ in "[*]-" },
      value: { _ in "👩‍👩‍👧" }),
    LongMask(
      name: "anything and clusters", notations: [Mask.Notation("*", accepts: .any)],
      unit: { "[*]" + Self.cluster($0) }, value: { _ in "👩‍👩‍👧" }),
    LongMask(
      name: "hundreds of notations", notations: Self.notations(300),
      unit: { "[" + Self.symbol($0 % 300) + "]-" }, value: { Self.member($0 % 300) },
      size: 100),
  ]

  /// A character of two scalars, one of a thousand.
  private static func cluster(_ index: Int) -> String {
    String(Character(Unicode.Scalar(UInt8(0x61 + index / 90 % 20))))
      + String(Character(Unicode.Scalar(UInt32(0x300 + index % 50)) ?? "\u{300}"))
  }

  /// An ideographic description, an arrow or a box: no letter or digit.
  private static func sign(_ index: Int) -> String {
    String(Character(Unicode.Scalar(UInt32(0x2190 + index % 700)) ?? "-"))
  }

  /// Notations each of which accepts an ideograph of its own.
  static func notations(_ count: Int) -> [Mask.Notation] {
    (0..<count).map { index in
      Mask.Notation(Character(symbol(index)), accepts: UnicodeSet(Array(member(index))))
    }
  }

  static func symbol(_ index: Int) -> String {
    String(Character(Unicode.Scalar(UInt32(0xAC00 + index)) ?? "h"))
  }

  static func member(_ index: Int) -> String {
    String(Character(Unicode.Scalar(UInt32(0x4E00 + index)) ?? "1"))
  }
}
