import FormworkCore
import Foundation
import Testing

@Suite struct FormatDefinitionLimitsTests {
  private typealias Limits = FormatDefinition.Limits
  private static let long = String(repeating: "a", count: Limits.patternBytes)

  @Test(
    arguments: [
      (#"{"mask":"\#(long)a"}"#, "$.mask"), (#"{"regex":"\#(long)a"}"#, "$.regex"),
      (#"{"text":{"characters":"\#(long)a"}}"#, "$.text.characters"),
      (
        #"{"text":{"characters":["\#(long)"],"excluding":[{"characters":"a"}]}}"#,
        "$.text.excluding[0].characters"
      ),
      (#"{"mask":"\#(long)","valuePattern":"a"}"#, "$.valuePattern"),
      (#"{"date":{"pattern":"\#(long)a"}}"#, "$.date.pattern"),
      (#"{"duration":"\#(long)a"}"#, "$.duration"),
      (#"{"mask":"","alternatives":["b","\#(long)"]}"#, "$.alternatives[1]"),
      (#"{"mask":"","alternatives":[\#(list(#""""#, 257))]}"#, "$.alternatives"),
      (
        #"{"mask":"","alternatives":[{"mask":"","tokens":{"a":"\#(long)a"}}]}"#,
        "$.alternatives[0].tokens.a"
      ),
      (
        #"{"mask":"","alternatives":[{"mask":"","notations":[{"character":"H","characters":"\#(long)a"}]}]}"#,
        "$.alternatives[0].notations[0].characters"
      ),
      (
        #"{"mask":"","notations":[\#(list(#"{"character":"H","characters":"0"}"#, 257))]}"#,
        "$.notations"
      ),
      (#"{"mask":"","tokens":{\#(tokens(257))}}"#, "$.tokens"),
      (#"{"phone":{"regions":[\#(list(#""DE""#, 257))]}}"#, "$.phone.regions"),
    ] as [(json: String, path: String)])
  func tooLarge(json: String, path: String) throws {
    let error = try #require(throws: FormatError.self) { try FormatDefinition(json: json) }
    #expect(error.code == .tooLarge)
    #expect(error.path == path)
    #expect(error.message.hasSuffix(".") && error.fix.hasSuffix("."))
  }

  @Test func asLargeAsAllowed() throws {
    let mask = try FormatDefinition(json: #"{"mask":"\#(Self.long)"}"#).makeFormat()
    #expect(mask.formatted(text: "a").value.isEmpty)
    let others = #"{"mask":"","alternatives":[\#(Self.list(#""[0]""#, 256))]}"#
    _ = try FormatDefinition(json: others).makeFormat()
    _ = try FormatDefinition(json: #"{"mask":"","tokens":{\#(Self.tokens(256))}}"#).makeFormat()
    // Patterns in the app's own code have no limits.
    _ = try FormatDefinition(mask: Self.long + "a").makeFormat()
  }

  private static func list(_ element: String, _ count: Int) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }

  /// As many tokens, each a character of its own.
  private static func tokens(_ count: UInt32) -> String {
    (0..<count).map { #""\#(Unicode.Scalar(0x4E00 + $0).map(String.init) ?? "?")":"digit""# }
      .joined(separator: ",")
  }

  @Test func longJSON() throws {
    let body = #"{"mask":"[00]"}"#
    let padding = String(repeating: " ", count: Limits.bytes - body.utf8.count)
    #expect(
      try FormatDefinition(json: body + padding).makeFormat().formatted(text: "1-2").text == "12")
    let error = try #require(throws: FormatError.self) {
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
    #expect(throws: FormatError.self) {
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
    let error = try #require(throws: FormatError.self) {
      try FormatDefinition(json: mark + Array(#"{"mask":"[0]"}"#.utf8))
    }
    #expect(error.code == .invalidJSON)
    #expect(error.path == "$")
    #expect(error.message.contains("byte order mark"))
    #expect(error.fix.contains("without a byte order mark"))
  }
}
