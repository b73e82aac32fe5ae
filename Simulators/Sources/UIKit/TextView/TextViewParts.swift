public import Foundation

/// The text of a text view, whose delegate sees every edit from every source.
@MainActor open class NSTextStorage: NSObject, @unchecked Sendable {
  weak var owner: UITextView?

  /// Who sees the edits.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What an edit changed.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates actions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The attributes changed.
    public static let editedAttributes = Self(rawValue: 1)
    /// The characters changed.
    public static let editedCharacters = Self(rawValue: 2)
  }

  /// The text.
  open var string: String { owner?.string ?? "" }

  /// The number of UTF-16 units.
  open var length: Int { owner?.units.count ?? 0 }

  func tell(_ editedRange: NSRange, _ oldLength: Int) {
    delegate?.textStorage(
      self, didProcessEditing: .editedCharacters, range: editedRange,
      changeInLength: editedRange.length - oldLength)
  }
}

/// Who sees the edits of a text storage.
@MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Tells that the text changed; it must not be edited here.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

/// Where the lines of a text view stand.
@MainActor open class NSTextContainer: NSObject, @unchecked Sendable {
  /// The space before and behind each line.
  open var lineFragmentPadding: CGFloat = 5
  /// The number of lines; 0 is no limit.
  open var maximumNumberOfLines = 0

  /// Creates a container.
  nonisolated public override init() { super.init() }
}

/// Something in a text that isn't text.
open class NSTextAttachment: NSObject, @unchecked Sendable {}

/// How a link or an attachment is used.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// A link or an attachment.
@MainActor open class UITextItem: NSObject, @unchecked Sendable {
  /// Its menu.
  @MainActor open class MenuConfiguration: NSObject, @unchecked Sendable {
    /// The menu.
    public let menu: UIMenu
    /// Creates a configuration.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }

  /// Where it stands.
  public let range: NSRange

  init(range: NSRange) {
    self.range = range
    super.init()
  }
}

/// The animation of a context menu.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds an animation beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds work for the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The panel with fonts and styles.
@MainActor open class UITextFormattingViewController: UIViewController, @unchecked Sendable {}

/// How much Writing Tools may do.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`
  case complete
  case limited
}
