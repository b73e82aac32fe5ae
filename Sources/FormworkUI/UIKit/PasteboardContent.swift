#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What Cut and Copy put on the pasteboard, and what Paste takes what is there for.
///
///     let field = MaskedUITextField()
///     field.setMask("+1 ([000]) [000]-[0000]")
///     field.copies = .value   // Copy of the whole text: 2125550100
///     field.pastes = .value   // what is pasted has no country code, though it begins with 1
public enum PasteboardContent: Hashable, Sendable {
  /// A text, as it is shown.
  ///
  /// What is pasted is read as people write it: the format finds out which of the characters are
  /// its own literals, and which are meant for the value.
  case text

  /// The part of the value that the selection shows.
  ///
  /// All that is pasted is meant for the value; no character is taken for a literal that the format
  /// supplies. What the format has no place for is left out.
  case value
}

/// The pasteboard of the system.
@MainActor
enum Pasteboard {
  #if os(tvOS)
  /// There is none.
  static var text: String? {
    get { nil }
    set {}
  }
  #else
  /// The text that is there; whoever reads it has been asked to paste.
  static var text: String? {
    get { UIPasteboard.general.string }
    set { UIPasteboard.general.string = newValue }
  }
  #endif
}
#endif
