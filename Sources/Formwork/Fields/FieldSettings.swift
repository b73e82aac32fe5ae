import FormworkCore

/// The settings of a control: a format, allowed characters, a regular expression, and a maximum length.
///
/// You can set and remove each setting separately, in any order. Together they are one definition: the format first,
/// then the allowed characters, then the regular expression of the value, then the maximum length of the text.
///
///     var settings = FieldSettings()
///     settings.format = FormatDefinition(mask: "[000]-[000]")
///     settings.maximumLength = 5
///     try settings.resolved()?.format.formatted(text: "123456").text  // "123-4"
package struct FieldSettings: Equatable, Sendable {
  /// The format to which all other settings apply; `nil` for any text.
  package var format: FormatDefinition?

  /// The locale and the region in which the format was set.
  package var context = FormatContext()

  /// The characters that the user may enter, or `nil` for all.
  package var allowedCharacters: AllowedCharacters?

  /// The limits of a restriction object, which is set and removed separately.
  var restriction = InputLimits()

  /// A regular expression that the value must match, or `nil` for none.
  package var valuePattern: String?

  /// The maximum length of the text in characters (extended grapheme clusters), or `nil`.
  package var maximumLength: Int?

  /// Whether line breaks are allowed, as a multiline control needs.
  package var allowsLineBreaks = false

  /// Whether a mask without slots is accepted, as in `input-mask-ios`. Otherwise it is a mistake.
  package var acceptsMasksWithoutSlots = false

  /// Creates settings without any restriction.
  package init() {}

  /// Whether the format is a mask.
  var isMask: Bool { if case .mask = format?.kind { true } else { false } }

  /// The limits of all settings but the format.
  private var limits: InputLimits {
    var limits = InputLimits()
    if let allowedCharacters { limits.allowed = [allowedCharacters] }
    if let valuePattern { limits.valuePatterns = [Bytes(valuePattern)] }
    if let maximumLength { limits.maximumLengths = [LengthLimit(maximumLength)] }
    limits = limits.merged(with: restriction)
    limits.allowsLineBreaks = allowsLineBreaks
    return limits
  }

  /// The definition of all settings; `nil` if nothing is set.
  package var definition: FormatDefinition? { FormatDefinition.limiting(format, by: limits) }

  /// Creates the format, or returns `nil` if nothing is set.
  ///
  /// - Throws: ``FormatError`` for a pattern or a regular expression that can't be read.
  /// - Complexity: O(*n*) in the lengths of the patterns; a regular expression may take longer.
  package func resolved() throws(FormatError) -> ResolvedFormat? {
    guard let definition else { return nil }
    do throws(FormatError) {
      return acceptsMasksWithoutSlots
        ? try definition.resolved(in: context) : try definition.resolvedForField(in: context)
    } catch {
      throw error.inLiteral
    }
  }

  /// Whether `text` can't match the regular expression, whatever the user types next.
  ///
  /// - Complexity: The same as creating the format without its expression.
  package func rejects(_ text: String) -> Bool {
    guard let valuePattern, let expression = try? RegularExpression(valuePattern) else {
      return false
    }
    var others = self
    (others.valuePattern, others.maximumLength) = (nil, nil)
    others.restriction.filter = nil
    others.restriction.maximumLengths = []
    guard let resolved = try? others.resolved() else { return !expression.isViable(text) }
    return !expression.isViable(resolved.format.formatted(text: text).value)
  }

  /// A short description of what to type into a mask; `nil` if several patterns leave it open.
  var summary: String? {
    guard let masks = try? format?.makeMasks(), masks.count == 1, !masks[0].summary.isEmpty else {
      return nil
    }
    return masks[0].summary
  }
}
