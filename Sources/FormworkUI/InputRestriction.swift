public import Formwork

/// The characters that the person may use in a field.
public enum InputRestriction: Hashable, Sendable {
  /// Decimal digits of every script.
  case digits

  /// Decimal digits of every script, and one separator among them.
  case decimal(separator: Character = ".")

  /// Everything but Chinese.
  case nonChinese

  /// Whole emoji.
  case emoji

  /// A filter of your own.
  case custom(CharacterFilter)

  /// The filter that lets these characters in.
  public var filter: CharacterFilter {
    switch self {
    case .digits: .digits
    case .decimal(let separator): CharacterFilter(.decimal(separator: separator))
    case .nonChinese: .nonChinese
    case .emoji: .emoji
    case .custom(let filter): filter
    }
  }
}

extension InputRestriction {
  /// The names by which storyboards and Objective-C choose a restriction.
  static let names = ["digits", "decimal", "nonChinese", "emoji"]

  /// The restriction of a name, or `nil` if there is none.
  init?(name: String) {
    switch name {
    case "digits": self = .digits
    case "decimal": self = .decimal()
    case "nonChinese": self = .nonChinese
    case "emoji": self = .emoji
    default: return nil
    }
  }

  /// The name of the restriction; `nil` for one of the app's own.
  var name: String? {
    switch self {
    case .digits: "digits"
    case .decimal: "decimal"
    case .nonChinese: "nonChinese"
    case .emoji: "emoji"
    case .custom: nil
    }
  }
}

/// A format that is given only the characters that a function of the app allows.
///
/// It serves restrictions that are written as code. A filter that can be described by characters is
/// better described so: it can be compared, and is faster.
struct Filtered: FormatWrapper {
  let base: AnyInputFormat
  let allows: @Sendable (Character) -> Bool

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if edit.replacement.isEmpty { return base.apply(edit, to: current) }
    var allowed = edit
    allowed.replacement = edit.replacement.filter(allows)
    return allowed.replacement.isEmpty ? .refused(current) : base.apply(allowed, to: current)
  }

  func formatted(value: String) -> FormattedText { base.formatted(value: value.filter(allows)) }
  func formatted(text: String) -> FormattedText { base.formatted(text: text.filter(allows)) }
}
