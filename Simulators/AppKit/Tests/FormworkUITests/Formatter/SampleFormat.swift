@testable import FormworkUnderTest
import Testing

/// A format of each kind, for random edits.
struct SampleFormat: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var format: AnyInputFormat

  /// How well a text tells the history of its literals: whether the person typed them or the mask
  /// supplied them, which a formatter has to guess.
  var telling = Telling.all

  enum Telling: Sendable {
    /// Text and caret are those of a session, which remembers.
    case all

    /// The value is; literals at its ends may differ, and a caret among them.
    case value

    /// One text has several readings.
    case nothing
  }

  static let all: [SampleFormat] = {
    do {
      return try masks() + settings() + filters()
    } catch {
      return []
    }
  }()

  private static func masks() throws(MaskError) -> [SampleFormat] {
    func mask(
      _ pattern: String, _ options: Mask.Options = Mask.Options(), telling: Telling = .all
    ) throws(MaskError) -> SampleFormat {
      SampleFormat(
        testDescription: pattern, format: AnyInputFormat(try Mask(pattern, options: options)),
        telling: telling)
    }
    let phone = "+1 ([000]) [000]-[0000]"
    return [
      try mask(phone),
      try mask(phone, .init(completion: false)),
      try mask(phone, .init(autoskip: true), telling: .value),
      try mask(phone, .init(deletion: .stopAtLiterals), telling: .nothing),
      try mask("[000]-[000]", .init(overflow: .overwrite)),
      try mask("[000]-[000]", .init(overflow: .truncate)),
      try mask("[000]-[000]", .init(insertion: .replace)),
      try mask("[AAA]-[000]", .init(letterCase: .upper)),
      try mask("[0…].[00]", .init(rightToLeft: true)),
      try mask("[__]👍[__]"),
      try mask("1[0]2[0]3[0]"),
      try mask("1[0]2[0]3[0]", .init(autoskip: true), telling: .nothing),
      try mask("{AB}[00]{-}[00]", telling: .value),
      try mask("[A0a9] {x}[…]", telling: .value),
      try mask("[09]-e\u{301}[00]", telling: .nothing),
      try mask("[099].[099]", telling: .value),
      SampleFormat(
        testDescription: "##/##", format: AnyInputFormat(try Mask("##/##", syntax: .hash))),
      SampleFormat(
        testDescription: "99/99/9999",
        format: AnyInputFormat(try Mask("99/99/9999", syntax: .digits))),
      SampleFormat(
        testDescription: "two masks",
        format: AnyInputFormat(
          MaskSet(
            primary: try Mask("[000]-[0000]"), alternatives: [try Mask("([000]) [000]-[0000]")])),
        telling: .value),
    ]
  }

  private static func settings() throws(FormatError) -> [SampleFormat] {
    func make(
      _ name: String, _ body: (inout FieldSettings) -> Void
    ) throws(FormatError) -> SampleFormat? {
      var settings = FieldSettings()
      body(&settings)
      return try settings.resolved().map { SampleFormat(testDescription: name, format: $0.format) }
    }
    return [
      try make("a month by an expression") { $0.valuePattern = "(0[1-9]|1[0-2])(/[0-9]{2})?" },
      try make("a mask and an expression") {
        $0.format = FormatDefinition(mask: "[00]/[00]")
        $0.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"
      },
      try make("four emoji") {
        $0.format = FormatDefinition(mask: "[____]-[____]")
        $0.allowedCharacters = .emoji
        $0.maximumLength = 4
      },
    ].compactMap { $0 }
  }

  private static func filters() -> [SampleFormat] {
    [
      ("any", .any), ("digits", .digits), ("decimals", .decimal),
      ("five letters", AllowedCharacters(.letters, maximumLength: 5)),
      ("no Chinese", .nonChinese),
    ].map { SampleFormat(testDescription: $0.0, format: AnyInputFormat($0.1 as AllowedCharacters)) }
  }
}
