import FormworkCore
import Foundation
import Testing

@Suite struct FormatDefinitionLimitsTests {
  private typealias Limits = FormatDefinition.Limits
  private static let long = String(repeating: "a", count: Limits.patternBytes)

  @Test(
    arguments: [
      (FormatDefinition(mask: long + "a"), "$.mask"),
      (FormatDefinition(.regex(long + "a")), "$.regex"),
      (FormatDefinition(.filter(.init(.listed(long + "a")))), "$.filter.characters"),
      (FormatDefinition(mask: long, options: .matching("a")), "$.valuePattern"),
      (.alternatives([.init("b"), .init(long)]), "$.alternatives[1]"),
      (.alternatives(Array(repeating: .init(""), count: 257)), "$.alternatives"),
      (.alternatives([.init("", syntax: .tokens(["a": long + "a"]))]), "$.alternatives[0].tokens"),
      (
        .alternatives([.init("", notations: [.init("H", characters: long + "a")])]),
        "$.alternatives[0].notations[0].characters"
      ),
      (
        FormatDefinition(
          .mask(.init("", notations: .init(repeating: .init("H", characters: "0"), count: 257)))),
        "$.notations"
      ),
      (FormatDefinition(mask: "", syntax: .tokens(.numbered(257))), "$.tokens"),
    ] as [(definition: FormatDefinition, path: String)])
  func tooLarge(definition: FormatDefinition, path: String) throws {
    for make in [{ _ = try definition.makeFormat() }, { _ = try definition.makeMasks() }] {
      do {
        try make()
        // Only masks have masks.
        #expect(try definition.makeMasks().isEmpty)
      } catch let error as DefinitionError {
        #expect(error.code == .tooLarge)
        #expect(error.path == path)
        #expect(error.message.hasSuffix(".") && error.fix.hasSuffix("."))
      }
    }
    #expect(throws: DefinitionError.self) { try definition.makeFormat() }
  }

  @Test func asLargeAsAllowed() throws {
    let mask = try FormatDefinition(mask: Self.long).makeFormat()
    #expect(mask.formatted(text: "a").value.isEmpty)
    _ = try FormatDefinition.alternatives(Array(repeating: .init("[0]"), count: 256)).makeFormat()
    _ = try FormatDefinition(mask: "", syntax: .tokens(.numbered(256))).makeFormat()
  }

  @Test func longJSON() throws {
    let body = #"{"mask":"[00]"}"#
    let padding = String(repeating: " ", count: Limits.bytes - body.utf8.count)
    #expect(
      try FormatDefinition(json: body + padding).makeFormat().formatted(text: "1-2").text == "12")
    let error = try #require(throws: DefinitionError.self) {
      try FormatDefinition(json: body + padding + " ")
    }
    #expect(error.code == .tooLarge)
    #expect(error.path == "$")
    // Of what has no end, only the beginning is read.
    let endless = sequence(first: UInt8(ascii: "1")) { $0 }
    #expect(throws: error) { try FormatDefinition(json: endless) }
  }

  /// What took half a minute: twenty megabytes of slots.
  @Test func aPatternOfManyMegabytesIsRejectedAtOnce() throws {
    let pattern = String(repeating: "[0]", count: 7_000_000)
    let start = ContinuousClock.now
    #expect(throws: DefinitionError.self) { try FormatDefinition(mask: pattern).makeFormat() }
    #expect(throws: DefinitionError.self) {
      try FormatDefinition(json: #"{"mask":""# + pattern + #""}"#)
    }
    #expect(start.duration(to: .now) < .seconds(10))
  }

  /// The documents have the numbers.
  @Test func documentedLimits() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for (path, numbers) in [
      (
        "Sources/FormworkMasks/Documentation.docc/Limits.md",
        [Limits.bytes, Limits.patternBytes, Limits.elements]
      ),
      ("CLI/README.md", [Limits.bytes, Limits.patternBytes, Limits.elements]),
    ] {
      let document = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for number in numbers {
        #expect(document.contains(grouped(number)), "\(path), \(number)")
      }
    }
  }

  /// As 1,048,576.
  private func grouped(_ number: Int) -> String {
    let rest = number % 1_000
    if number < 1_000 { return String(rest) }
    return grouped(number / 1_000) + "," + String(String(1_000 + rest).dropFirst())
  }

  @Test(arguments: [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func aByteOrderMarkIsNamed(mark: [UInt8]) throws {
    let error = try #require(throws: DefinitionError.self) {
      try FormatDefinition(json: mark + Array(#"{"mask":"[0]"}"#.utf8))
    }
    #expect(error.code == .invalidJSON)
    #expect(error.path == "$")
    #expect(error.message.contains("byte order mark"))
    #expect(error.fix.contains("without a byte order mark"))
  }
}

extension FormatDefinition {
  fileprivate static func alternatives(_ alternatives: [MaskRules.Alternative]) -> Self {
    var rules = MaskRules("[00]")
    rules.alternatives = alternatives
    return Self(.mask(rules))
  }
}

extension FormatDefinition.Options {
  fileprivate static func matching(_ pattern: String) -> Self {
    var options = Self()
    options.valuePattern = pattern
    return options
  }
}

extension FormatDefinition.MaskRules.Tokens {
  /// As many tokens, each a character of its own.
  fileprivate static func numbered(_ count: UInt32) -> Self {
    Self(
      (0..<count).map { number in
        .init(Character(Unicode.Scalar(0x4E00 + number) ?? "?"), characters: "digit")
      })
  }
}
