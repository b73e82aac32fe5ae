#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What Cut and Copy put on the pasteboard.
public enum PasteboardContent: Hashable, Sendable {
  /// The text that is selected, as it is shown.
  case text

  /// The part of the value that the selection shows.
  case value
}

/// The pasteboard of the system.
@MainActor
enum Pasteboard {
  #if os(tvOS)
  /// There is none.
  static func put(_ text: String) {}
  #else
  /// Puts a text in the place of what is there.
  static func put(_ text: String) { UIPasteboard.general.string = text }
  #endif
}

extension FormattedInput {
  /// The part of the value that the selection shows; `nil` if there is none to give.
  var selectedValue: String? {
    guard !isSecure, let selection = shownSelection, !selection.isEmpty,
      let session = FieldFormatting.present(in: self)?.adapter?.session
    else { return nil }
    let value = session.current.value
    let range = session.format.valueRange(of: selection, in: session.current)
    return String(value[range.lowerBound.index(in: value)..<range.upperBound.index(in: value)])
  }
}
#endif
