#if canImport(UIKit) && !os(watchOS)
public import UIKit
import FormworkMasks

/// A restriction as an object, for Objective-C and for restrictions that are written as code.
///
///     field.formwork.textRestriction = TextRestriction(kind: .digits)
///
/// For one of your own, override one method. This is all of a restriction to emoji, those included
/// that only a variation selector (U+FE0F) makes one, as in ❤️ and 1️⃣:
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
/// In Swift, `AllowedCharacters` says the same with values.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class TextRestriction: NSObject {
  /// The kinds that need no code.
  @objc(FormworkTextRestrictionKind)
  public enum Kind: Int, Sendable {
    /// Any character.
    case any

    /// Decimal digits of every script.
    case digits

    /// Decimal digits, and one full stop among them.
    case decimal

    /// Everything but Chinese.
    case nonChinese

    /// Whole emoji.
    case emoji
  }

  /// What is allowed before ``allows(_:)`` is asked.
  public let kind: Kind

  /// The greatest length of the text in characters; 0 for any.
  public let maximumLength: Int

  /// Creates a restriction.
  ///
  /// - Parameters:
  ///   - kind: What is allowed.
  ///   - maximumLength: The greatest length of the text in characters (extended grapheme
  ///     clusters); 0 for any.
  public init(kind: Kind = .any, maximumLength: Int = 0) {
    self.kind = kind
    self.maximumLength = max(0, maximumLength)
    super.init()
  }

  /// Creates a restriction that allows everything.
  public override convenience init() {
    self.init(kind: .any)
  }

  /// Whether a character may be used; all that the kind allows may, unless a subclass says
  /// otherwise.
  ///
  /// - Parameter character: One character, as a person takes it (an extended grapheme cluster).
  /// - Returns: Whether it may stay.
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
    }
  }
}

extension FormworkControl {
  /// The restriction of the control as an object, or `nil` for none.
  ///
  /// It adds up with ``allowedCharacters`` and ``maximumLength``, in any order: what all of them allow
  /// may be typed.
  public var textRestriction: TextRestriction? {
    get { FieldFormatting.present(in: input)?.textRestriction }
    nonmutating set {
      let formatting = FieldFormatting.of(input)
      formatting.textRestriction = newValue
      formatting.change { settings in
        settings.object = newValue?.values ?? ObjectRestriction()
        settings.allows = newValue?.predicate
      }
    }
  }
}

extension TextRestriction {
  fileprivate var values: ObjectRestriction {
    ObjectRestriction(
      allowedCharacters: kind.allowedCharacters,
      maximumLength: maximumLength > 0 ? maximumLength : nil)
  }

  /// The method as a function; `nil` where no subclass has overridden it.
  fileprivate var predicate: (@Sendable (Character) -> Bool)? {
    if type(of: self) == TextRestriction.self { return nil }
    // Fields format on the main actor, where the restriction was given to them.
    nonisolated(unsafe) let restriction = self
    return { restriction.allows(String($0)) }
  }
}
#endif
