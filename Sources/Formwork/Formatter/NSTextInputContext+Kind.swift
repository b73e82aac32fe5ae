#if canImport(AppKit) && !canImport(UIKit)
package import AppKit
@preconcurrency import Carbon
import FormworkCore

extension NSTextInputContext {
  /// Returns whether `string` may be the first key of a composition, which is only marked after it
  /// was inserted.
  ///
  /// With an input method, letters and full-width digits and symbols may be. Accents alone may be
  /// on every keyboard with dead keys. ASCII digits and symbols are typed directly.
  package func mayBeginComposition(with string: String) -> Bool {
    guard let first = string.unicodeScalars.first else { return false }
    if string.count == 1, FieldQuestion.isDeadKey(first) { return true }
    return isInputMethod
      && string.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == "'" || !$0.isASCII
      }
  }

  /// Whether keys go to an input method instead of a keyboard layout.
  ///
  /// AppKit only provides the name of the input source, and layouts from other vendors can have any
  /// name, so the system is asked for its type. If the type isn't available, the name decides.
  ///
  /// Source: `kTISPropertyInputSourceType` in `TextInputSources.h`.
  private var isInputMethod: Bool {
    guard let source = TISCopyCurrentKeyboardInputSource()?.takeRetainedValue(),
      let type = TISGetInputSourceProperty(source, kTISPropertyInputSourceType)
    else { return selectedKeyboardInputSource?.hasPrefix("com.apple.keylayout.") == false }
    let kind = Unmanaged<CFString>.fromOpaque(type).takeUnretainedValue()
    return String(describing: kind) != kTISTypeKeyboardLayout.map { String(describing: $0) }
  }
}
#endif
