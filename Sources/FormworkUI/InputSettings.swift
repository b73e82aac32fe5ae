import Formwork
package import FormworkMasks

/// What a field asks of its text: a pattern, allowed characters, a regular expression, a length.
///
/// Each part can be set and removed by itself, in any order. Together they make one format: the base
/// comes first, then the allowed characters, then the regular expression of the value, then the length of
/// the text.
///
///     var settings = InputSettings()
///     settings.mask = MaskSettings("[000]-[000]")
///     settings.maximumLength = 5
///     try settings.makeFormat()?.formatted(text: "123456").text  // "123-4"
package struct InputSettings: Sendable {
  /// What all other settings are applied on top of.
  enum Base: Sendable {
    case mask(MaskSettings)
    case format(AnyInputFormat)
    case mistake(FieldFormatError)
  }

  /// What all other settings are applied on top of; `nil` for any text.
  var base: Base?

  /// The pattern if the base is one; setting it replaces the base, and `nil` removes only a pattern.
  package var mask: MaskSettings? {
    get { if case .mask(let mask) = base { mask } else { nil } }
    // Optional chaining writes `nil` back where there is no pattern: another base stays.
    set { if newValue != nil || mask != nil { base = newValue.map { .mask($0) } } }
  }

  /// The format if the base is one; setting it replaces the base, and `nil` removes only a format.
  package var format: AnyInputFormat? {
    get { if case .format(let format) = base { format } else { nil } }
    set { if newValue != nil || format != nil { base = newValue.map { .format($0) } } }
  }

  /// The characters that the user may enter, or `nil` for all.
  package var allowedCharacters: AllowedCharacters?

  /// A function that the characters must satisfy as well.
  ///
  /// It is called wherever the format is used.
  package var allows: (@Sendable (Character) -> Bool)?

  /// What a restriction that is an object asks on top of ``allowedCharacters`` and
  /// ``maximumLength``, which are set and removed by themselves.
  var object = ObjectRestriction()

  /// A regular expression that the value has to match, or `nil` for none.
  package var valuePattern: String?

  /// The maximum length of the text in characters (extended grapheme clusters), or `nil`.
  package var maximumLength: Int?

  /// Whether restrictions let line breaks in, as a control of several lines needs.
  package var allowsLineBreaks = false

  /// Creates settings that ask nothing.
  package init() {}

  /// Builds the format, or `nil` if nothing is asked.
  ///
  /// - Throws: ``InputFormatError`` for a pattern or a regular expression that can't be read.
  /// - Complexity: O(*n*) in the lengths of the patterns; a regular expression may take longer.
  package func makeFormat() throws(InputFormatError) -> AnyInputFormat? {
    if base == nil, allowed.isEmpty, allows == nil, valuePattern == nil, lengths.isEmpty {
      return nil
    }
    var result = try makeBase()
    if let allows { result = AnyInputFormat(Filtered(base: result, allows: allows)) }
    if let valuePattern {
      do {
        result = AnyInputFormat(try result.matching(valuePattern))
      } catch {
        throw .valuePattern(error, pattern: valuePattern)
      }
    }
    if let length = lengths.min() {
      result = AnyInputFormat(result.limited(to: length, of: .text))
    }
    return result
  }

  private func makeBase() throws(InputFormatError) -> AnyInputFormat {
    var allowed = allowed[...]
    var result: AnyInputFormat
    switch base {
    case .mask(let mask)?: result = try mask.makeFormat()
    case .format(let format)?: result = format
    case .mistake(let error)?: throw .format(error)
    case nil: result = AnyInputFormat(characters(allowed.popFirst()))
    }
    for each in allowed {
      result = AnyInputFormat(result.restricted(to: characters(each)))
    }
    return result
  }

  private var allowed: [AllowedCharacters] {
    [allowedCharacters, object.allowedCharacters].compactMap { $0 }
  }

  private var lengths: [Int] { [maximumLength, object.maximumLength].compactMap { $0 } }

  private func characters(_ allowed: AllowedCharacters?) -> AllowedCharacters {
    let allowed = allowed ?? .any
    guard allowsLineBreaks else { return allowed }
    return AllowedCharacters(allowed.rule.allowingLineBreaks, maximumLength: allowed.maximumLength)
  }

  /// Whether `text` can't become what the regular expression asks, whatever is typed after it.
  ///
  /// - Complexity: That of building the format without its expression.
  package func rejects(_ text: String) -> Bool {
    guard let valuePattern, let expression = try? RegularExpression(valuePattern),
      let base = try? makeBase()
    else { return false }
    return !expression.isViable(base.formatted(text: text).value)
  }
}

extension InputSettings.Base {
  /// The base that a field format describes.
  ///
  /// A field knows masks from other formats: it explains them, completes them on focus, and archives them.
  init(_ codec: FieldCodec<String>) {
    if let error = codec.error {
      self = .mistake(error)
    } else if let mask = codec.source as? Mask {
      self = .mask(MaskSettings(mask))
    } else if let masks = codec.source as? MaskSet, let settings = MaskSettings(masks) {
      self = .mask(settings)
    } else {
      self = .format(codec.format)
    }
  }
}

extension MaskSettings {
  /// The settings of a mask.
  init(_ mask: Mask) {
    self.init(
      mask.pattern, syntax: mask.syntax, notations: mask.notations, options: mask.options)
  }

  /// The settings of a set; `nil` if its masks have more than their patterns of their own.
  init?(_ masks: MaskSet) {
    let primary = MaskSettings(masks.primary)
    for mask in masks.alternatives {
      var other = MaskSettings(mask)
      other.pattern = primary.pattern
      if other != primary { return nil }
    }
    self = primary
    alternatives = masks.alternatives.map(\.pattern)
    strategy = masks.strategy
  }
}

/// What a restriction object asks, as values.
struct ObjectRestriction: Hashable, Sendable {
  var allowedCharacters: AllowedCharacters?
  var maximumLength: Int?
}

/// A pattern, with all that says how to read it.
///
///     MaskSettings("+1 (###) ###-####", syntax: .hash(.digit))
package struct MaskSettings: Hashable, Sendable {
  /// The pattern.
  package var pattern: String

  /// How the patterns are written.
  package var syntax: Mask.Syntax

  /// Symbols of your own for slots inside square brackets.
  package var notations: [Mask.Notation]

  /// More patterns, of which the best fit is shown.
  package var alternatives: [String]

  /// How the fit of a pattern is measured.
  package var strategy: MaskSet.Strategy

  /// How the mask edits and shows.
  package var options: Mask.Options

  /// Creates settings; leave out what should keep its default.
  package init(
    _ pattern: String, syntax: Mask.Syntax = .brackets, notations: [Mask.Notation] = [],
    alternatives: [String] = [], strategy: MaskSet.Strategy = .wholeString,
    options: Mask.Options = Mask.Options()
  ) {
    self.pattern = pattern
    self.syntax = syntax
    self.notations = notations
    self.alternatives = alternatives
    self.strategy = strategy
    self.options = options
  }

  /// What has to be typed, in a few words; `nil` where several patterns leave that open.
  var summary: String? {
    guard alternatives.isEmpty,
      let mask = try? Mask(pattern, syntax: syntax, notations: notations, options: options),
      !mask.summary.isEmpty
    else { return nil }
    return mask.summary
  }

  func makeFormat() throws(InputFormatError) -> AnyInputFormat {
    let primary = try mask(pattern)
    if alternatives.isEmpty { return AnyInputFormat(primary) }
    var others: [Mask] = []
    for alternative in alternatives { others.append(try mask(alternative)) }
    return AnyInputFormat(MaskSet(primary: primary, alternatives: others, strategy: strategy))
  }

  private func mask(_ pattern: String) throws(InputFormatError) -> Mask {
    do {
      return try Mask(pattern, syntax: syntax, notations: notations, options: options)
    } catch {
      throw .mask(error, pattern: pattern)
    }
  }
}
