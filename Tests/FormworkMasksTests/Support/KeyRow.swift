import FormworkTestSupport
import Testing

/// A row of a table: keys in a format, the field after them, and what the last key's outcome says.
struct KeyRow: Sendable, CustomTestStringConvertible {
  var keys: String
  var drawn: String
  var format: FormatSpec
  var isRejected: Bool
  var rejection: Rejection?
  var removed: String
  var unused: String

  /// Keys are drawn as in `press`; several patterns are a set.
  init(
    _ keys: String, _ drawn: String, in patterns: String...,
    syntax: MaskSpec.Syntax = .brackets, with options: Mask.Options = .init(),
    isRejected: Bool = false, rejection: Rejection? = nil, removed: String = "", unused: String = ""
  ) {
    self.keys = keys
    self.drawn = drawn
    format = FormatSpec(patterns: patterns, syntax: syntax, options: options)
    self.isRejected = isRejected || rejection != nil
    self.rejection = rejection
    self.removed = removed
    self.unused = unused
  }

  var testDescription: String { "\(format.masks.map(\.pattern)) \(keys)" }

  func check() throws {
    let format = try #require(format.build())
    var session = EditingSession(format: format)
    let update = lastUpdate(of: keys, in: &session)
    #expect(picture(of: session.current) == drawn)
    #expect((update?.isRejected ?? false) == isRejected)
    if let rejection { #expect(update?.rejection == rejection) }
    #expect(update?.change?.removed ?? "" == removed)
    #expect(update?.change?.unused ?? "" == unused)
  }
}

private func picture(of formatted: FormattedText) -> String { drawn(formatted) }
