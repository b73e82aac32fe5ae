#if canImport(UIKit) && !os(watchOS)
public import UIKit
import FormworkMasks

/// A restriction of the characters as an object, for Objective-C and for restrictions that are
/// written as code.
///
///     field.formwork.textRestriction = TextRestriction(kind: .digits)
///
/// To write your own, override one method. This restriction only allows emoji, including those that
/// need a variation selector (U+FE0F), such as ❤️ and 1️⃣:
///
///     final class EmojiOnly: TextRestriction {
///       override func allows(_ character: String) -> Bool {
///         character.unicodeScalars.contains {
///           $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
///         }
///       }
///     }
///
///     field.formwork.textRestriction = EmojiOnly(maximumLength: 5)
///
/// In Swift, prefer `AllowedCharacters`, which is a value.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class TextRestriction: NSObject {
  /// A predefined set of characters.
  @objc(FormworkTextRestrictionKind)
  public enum Kind: Int, Sendable {
    /// Any character.
    case any

    /// Decimal digits of every script.
    case digits

    /// Decimal digits, and a single full stop.
    case decimal

    /// All characters except Chinese ones.
    case nonChinese

    /// Complete emoji.
    case emoji

    /// All characters except emoji.
    case noEmoji
  }

  /// The characters that are allowed before ``allows(_:)`` is called.
  public let kind: Kind

  /// The maximum length of the text in characters; 0 for no limit.
  public let maximumLength: Int

  /// Creates a restriction.
  ///
  /// - Parameters:
  ///   - kind: The allowed characters.
  ///   - maximumLength: The maximum length of the text in characters (extended grapheme clusters);
  ///     0 for no limit.
  public init(kind: Kind = .any, maximumLength: Int = 0) {
    self.kind = kind
    self.maximumLength = max(0, maximumLength)
    super.init()
  }

  /// Creates a restriction that allows all characters.
  public override convenience init() {
    self.init(kind: .any)
  }

  /// Returns a Boolean value that indicates whether a character is allowed. By default, all
  /// characters of the kind are.
  ///
  /// - Parameter character: One character (extended grapheme cluster).
  /// - Returns: Whether the character is allowed.
  open func allows(_ character: String) -> Bool { true }
}

extension TextRestriction.Kind {
  var allowedCharacters: AllowedCharacters? {
    switch self {
    case .any: nil
    case .digits: .digits
    case .decimal: .decimal
    case .nonChinese: .nonChinese
    case .emoji: .emoji
    case .noEmoji: .noEmoji
    }
  }
}

extension FormworkControl {
  /// A restriction object for the control, or `nil` for none.
  ///
  /// You can combine it with ``allowedCharacters`` and ``maximumLength``, in any order. The user
  /// may enter what all of them allow.
  public var textRestriction: TextRestriction? {
    get { FieldFormatting.present(in: input)?.textRestriction }
    nonmutating set {
      let formatting = FieldFormatting.of(input)
      formatting.textRestriction = newValue
      formatting.change { settings in
        settings.restriction = newValue?.limits ?? InputLimits()
      }
    }
  }
}

extension TextRestriction {
  fileprivate var limits: InputLimits {
    var limits = InputLimits()
    if let allowed = kind.allowedCharacters { limits.allowed = [allowed] }
    if maximumLength > 0 { limits.maximumLengths = [LengthLimit(maximumLength)] }
    // Without a subclass, the method allows everything.
    if type(of: self) == TextRestriction.self { return limits }
    // Fields format on the main actor, on which they received the restriction.
    nonisolated(unsafe) let restriction = self
    limits.filter = CharacterFilter(of: ObjectIdentifier(self)) { restriction.allows(String($0)) }
    return limits
  }
}
#endif
