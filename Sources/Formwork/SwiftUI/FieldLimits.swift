#if canImport(SwiftUI) && !os(watchOS)
import FormworkCore

/// The limits of a text that modifiers set on top of its format: first the allowed characters, then the expression, then the length.
struct FieldLimits: Hashable, Sendable {
  var allowedCharacters: AllowedCharacters?
  var valuePattern: String?
  var maximumLength: Int?
  var unit = LengthUnit.characters

  /// Whether a limited text may have line breaks, as in a text view.
  var allowsLineBreaks = false

  /// The limits of the length.
  var textLimits: [LengthLimit] { maximumLength.map { [LengthLimit($0, unit)] } ?? [] }

  /// Returns a format with the limits on top; `nil` for a plain field without any.
  func applied(to base: AnyInputFormat?) throws(InputFormatError) -> AnyInputFormat? {
    if self == FieldLimits(allowsLineBreaks: allowsLineBreaks) { return base }
    var settings = InputSettings()
    settings.allowsLineBreaks = allowsLineBreaks
    settings.base = base.map { .format($0) }
    settings.allowedCharacters = allowedCharacters
    settings.valuePattern = valuePattern
    if unit == .characters { settings.maximumLength = maximumLength }
    let format = try settings.makeFormat()
    guard unit != .characters, let maximumLength else { return format }
    return AnyInputFormat(
      UnitLimited(format ?? AnyInputFormat(anyCharacters), to: maximumLength, unit))
  }

  private var anyCharacters: AllowedCharacters {
    allowsLineBreaks ? .any.allowingLineBreaks : .any
  }
}
#endif
