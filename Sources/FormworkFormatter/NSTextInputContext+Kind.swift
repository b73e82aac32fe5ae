#if canImport(AppKit) && !canImport(UIKit)
package import AppKit
@preconcurrency import Carbon
import FormworkField

extension NSTextInputContext {
  /// Whether `string` may be the first key of a composition, which is marked only after it has
  /// been let in.
  ///
  /// Letters are, while an input method is chosen, and so are wide digits and signs; accents by
  /// themselves are on every keyboard with dead keys. ASCII's digits and signs are typed as they
  /// are.
  package func mayBeginComposition(with string: String) -> Bool {
    guard let first = string.unicodeScalars.first else { return false }
    if string.count == 1, FieldQuestion.isDeadKey(first) { return true }
    return isInputMethod
      && string.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == "'" || !$0.isASCII
      }
  }

  /// Whether keys go through an input method, and aren't those of a keyboard layout.
  ///
  /// AppKit names the source only, and layouts that aren't Apple's have names of all kinds; so the
  /// system is asked what kind of source it is. Where it doesn't say, the name decides.
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
