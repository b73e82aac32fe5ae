#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks
import SwiftUI

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

  /// Whether the user can edit the field. Disabling it gives up the focus first, because it isn't
  /// documented that AppKit does.
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

extension FieldRepresentable {
  /// Whether the field is secure. A secure field is of another class, so a field can't change it.
  var kind: Bool { description.looks.isSecure }
}

/// A SwiftUI view of a stock text field; its coordinator synchronizes the two.
struct FieldRepresentable: NSViewRepresentable {
  let description: FieldDescription

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(description) }

  func makeNSView(context: Context) -> HostedTextField {
    let field =
      description.looks.isSecure ? HostedSecureField(frame: .zero) : HostedPlainField(frame: .zero)
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    context.coordinator.setUp(field)
    context.coordinator.attach(to: field)
    return field
  }

  func updateNSView(_ field: HostedTextField, context: Context) {
    context.coordinator.update(description, context.environment)
  }

  static func dismantleNSView(_ field: HostedTextField, coordinator: FieldCoordinator) {
    coordinator.detach()
  }

  @available(macOS 13.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView field: HostedTextField, context: Context
  ) -> CGSize? {
    let own = field.intrinsicContentSize
    // A text field of AppKit may have no width of its own, which it reports as a negative width.
    return CGSize(width: proposal.width ?? max(own.width, 100), height: own.height)
  }
}
#endif
