import FormworkCore

/// The settings of a field: a base format, allowed characters, a regular expression, and a maximum
/// length.
///
/// You can set and remove each setting separately, in any order. Together they make one format. The
/// base applies first, then the allowed characters, then the regular expression of the value, then
/// the maximum length of the text.
///
///     var settings = InputSettings()
///     settings.mask = MaskSettings("[000]-[000]")
///     settings.maximumLength = 5
///     try settings.makeFormat()?.formatted(text: "123456").text  // "123-4"
package struct InputSettings: Equatable, Sendable {
  /// The format to which all other settings apply.
  enum Base: Sendable {
    case mask(MaskSettings)
    case format(AnyInputFormat)
    case mistake(FieldFormatError)
  }

  /// The format to which all other settings apply; `nil` for any text.
  var base: Base?

  /// The mask, if the base is one. Setting it replaces the base; `nil` only removes a mask.
  package var mask: MaskSettings? {
    get { if case .mask(let mask) = base { mask } else { nil } }
    // With optional chaining, `nil` is also written if there is no mask: another base must stay.
    set { if newValue != nil || mask != nil { base = newValue.map { .mask($0) } } }
  }

  /// The format, if the base is one. Setting it replaces the base; `nil` only removes a format.
  package var format: AnyInputFormat? {
    get { if case .format(let format) = base { format } else { nil } }
    set { if newValue != nil || format != nil { base = newValue.map { .format($0) } } }
  }

  /// The characters that the user may enter, or `nil` for all.
  package var allowedCharacters: AllowedCharacters?

  /// The settings of a restriction object. They apply on top of ``allowedCharacters`` and
  /// ``maximumLength``, and are set and removed separately.
  var object = ObjectRestriction()

  /// A regular expression that the value must match, or `nil` for none.
  package var valuePattern: String?

  /// The maximum length of the text in characters (extended grapheme clusters), or `nil`.
  package var maximumLength: Int?

  /// Whether line breaks are allowed, as a multiline control needs.
  package var allowsLineBreaks = false

  /// Creates settings without any restriction.
  package init() {}

  /// Creates the format, or returns `nil` if nothing is set.
  ///
  /// - Throws: ``InputFormatError`` for a pattern or a regular expression that can't be read.
  /// - Complexity: O(*n*) in the lengths of the patterns; a regular expression may take longer.
  package func makeFormat() throws(InputFormatError) -> AnyInputFormat? {
    if base == nil, allowed.isEmpty, object.allows == nil, valuePattern == nil, lengths.isEmpty {
      return nil
    }
    var result = try makeBase()
    if let allows = object.allows {
      result = AnyInputFormat(Filtered(base: result, allows: allows))
    }
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

  /// The limits of the text.
  var limits: [LengthLimit] { lengths.map { LengthLimit($0) } }

  private func characters(_ allowed: AllowedCharacters?) -> AllowedCharacters {
    let allowed = allowed ?? .any
    guard allowsLineBreaks else { return allowed }
    return allowed.allowingLineBreaks
  }

  /// Whether `text` can't match the regular expression, whatever the user types next.
  ///
  /// - Complexity: The same as creating the format without its expression.
  package func rejects(_ text: String) -> Bool {
    guard let valuePattern, let expression = try? RegularExpression(valuePattern),
      let base = try? makeBase()
    else { return false }
    return !expression.isViable(base.formatted(text: text).value)
  }
}

extension InputSettings.Base: Equatable {
  /// Returns whether two bases format in the same way. Two formats of any type do only if they are
  /// copies of one format.
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.mask(let left), .mask(let right)): left == right
    case (.format(let left), .format(let right)): left.isTriviallyIdentical(to: right)
    case (.mistake(let left), .mistake(let right)): left == right
    default: false
    }
  }
}

extension InputSettings.Base {
  /// Creates the base for a field format.
  ///
  /// A field handles masks differently from other formats: it explains them, completes them on
  /// focus, and archives them.
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
  /// Creates the settings of a mask.
  init(_ mask: Mask) {
    self.init(
      mask.pattern, syntax: mask.syntax, notations: mask.notations, options: mask.options)
  }

  /// Creates the settings of a mask set; `nil` if its masks differ in more than their patterns.
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

/// The settings of a restriction object, as values.
struct ObjectRestriction: Sendable {
  var allowedCharacters: AllowedCharacters?
  var maximumLength: Int?

  /// An additional function that allows characters; `nil` for none.
  ///
  /// It is called in every context in which the format is used.
  var allows: (@Sendable (Character) -> Bool)?

  /// The object whose method the function calls. The function retains it.
  var object: ObjectIdentifier?
}

extension ObjectRestriction: Equatable {
  /// Returns whether two restrictions allow the same. A function is only the same as itself.
  static func == (left: Self, right: Self) -> Bool {
    left.allowedCharacters == right.allowedCharacters && left.maximumLength == right.maximumLength
      && left.object == right.object
  }
}

/// A pattern, and the settings that define how it is read.
///
///     MaskSettings("+1 (###) ###-####")
package struct MaskSettings: Hashable, Sendable {
  /// The pattern.
  package var pattern: String

  /// The syntax of the patterns, or `nil` for the one in which each is written.
  package var syntax: Mask.Syntax?

  /// Your own symbols for slots inside square brackets.
  package var notations: [Mask.Notation]

  /// Other patterns. The pattern that fits the text best is used.
  package var alternatives: [String]

  /// How to measure the fit of a pattern.
  package var strategy: MaskSet.Strategy

  /// The options of the mask.
  package var options: Mask.Options

  /// Creates settings. Omitted parameters keep their defaults.
  package init(
    _ pattern: String, syntax: Mask.Syntax? = nil, notations: [Mask.Notation] = [],
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

  /// A short description of what to type; `nil` if several patterns leave it open.
  var summary: String? {
    guard alternatives.isEmpty,
      let mask = try? mask(pattern),
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

  func mask(_ pattern: String) throws(InputFormatError) -> Mask {
    do {
      return try Mask(
        asWritten: pattern, syntax: syntax, notations: notations, options: options)
    } catch {
      throw .mask(error, pattern: pattern)
    }
  }
}
