import FormworkTestSupport
import Formwork
import Testing

/// A row of a table: keys in a format, the field after them, and what the last key's outcome says.
struct KeyRow: Sendable, CustomTestStringConvertible {
  var keys: String
  var drawn: String
  var format: FormatSpec
  var isRefused: Bool
  var refusal: Refusal?
  var dropped: String
  var leftOut: String

  /// Keys are drawn as in `press`; several patterns are a set.
  init(
    _ keys: String, _ drawn: String, in patterns: String...,
    syntax: MaskSpec.Syntax = .brackets, with options: Mask.Options = .init(),
    isRefused: Bool = false, refusal: Refusal? = nil, dropped: String = "", leftOut: String = ""
  ) {
    self.keys = keys
    self.drawn = drawn
    format = FormatSpec(patterns: patterns, syntax: syntax, options: options)
    self.isRefused = isRefused || refusal != nil
    self.refusal = refusal
    self.dropped = dropped
    self.leftOut = leftOut
  }

  var testDescription: String { "\(format.masks.map(\.pattern)) \(keys)" }

  func check() throws {
    let format = try #require(format.build())
    var session = EditingSession(format: format)
    let update = lastUpdate(of: keys, in: &session)
    #expect(picture(of: session.current) == drawn)
    #expect((update?.isRefused ?? false) == isRefused)
    if let refusal { #expect(update?.refusal == refusal) }
    #expect(update?.change?.dropped ?? "" == dropped)
    #expect(update?.change?.leftOut ?? "" == leftOut)
  }
}

private func picture(of formatted: FormattedText) -> String { drawn(formatted) }
