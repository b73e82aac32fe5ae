#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

extension NSTextField: BoundField {
  var shownPrompt: String? {
    get { placeholderString }
    set { placeholderString = newValue }
  }

  var spokenName: String? {
    get { accessibilityLabel() }
    set { setAccessibilityLabel(newValue) }
  }

  var isComposing: Bool { (currentEditor() as? NSTextView)?.hasMarkedText() ?? false }

  /// That AppKit takes the editor back by itself isn't documented.
  var isInUse: Bool {
    get { isEnabled }
    set {
      if !newValue { leaveFocus() }
      isEnabled = newValue
    }
  }

  var hasFocus: Bool { currentEditor() != nil }
  var lineAlignment: NSTextAlignment { alignment }

  var caret: UTF16Offset? {
    get {
      (currentEditor() as? NSTextView).map { UTF16Offset($0.selectedRange()).upperBound }
    }
    set {
      guard let newValue, let editor = currentEditor() as? NSTextView else { return }
      editor.setSelectedRange(NSRange(newValue..<newValue))
    }
  }

  func takeFocus() { _ = window?.makeFirstResponder(self) }
  func leaveFocus() { if hasFocus { _ = window?.makeFirstResponder(nil) } }

  func listen(for coordinator: FieldCoordinator) -> @MainActor () -> Void {
    let teller = (self as? any TellingField)?.teller
    teller?.coordinator = coordinator
    var token: NotificationToken? = NotificationToken(
      NSControl.textDidChangeNotification, of: self
    ) { [weak coordinator] in coordinator?.textDidChange() }
    return {
      teller?.coordinator = nil
      teller?.giveBack()
      if token != nil { token = nil }
    }
  }
}
#endif
