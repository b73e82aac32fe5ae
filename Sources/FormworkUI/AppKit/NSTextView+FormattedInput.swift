#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

extension NSTextView: FormattedInput, DelegatingInput {
  var shownText: String { string }
  func assign(text: String) { string = text }
  var isMultiline: Bool { !isFieldEditor }
  var isSecure: Bool { false }
  var focusedEditor: NSTextView? { window?.firstResponder === self ? self : nil }

  func makeAdapter(_ format: AnyInputFormat, owner: ControlFormatting) -> any ControlAdapter {
    TextViewAdapter(self, format: format, owner: owner)
  }

  var delegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any NSTextViewDelegate }
  }

  func observeDelegate(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    observe(\.delegate) { _, _ in changed() }
  }

  func delegateWasAssigned(_ delegate: AnyObject?) {}
}
#endif
