#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import FormworkMasks
import SwiftUI
import UIKit

/// The field inside the SwiftUI view. Apps can't handle its keys themselves.
typealias HostedTextField = MaskedUITextField

extension UITextField: BoundField {
  var shownPrompt: String? {
    get { placeholder }
    set { placeholder = newValue }
  }

  var spokenName: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
  }

  var isInUse: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  var hasFocus: Bool { isFirstResponder }
  var lineAlignment: NSTextAlignment { textAlignment }

  var caret: UTF16Offset? {
    get { shownSelection?.upperBound }
    set {
      guard let newValue else { return }
      if let adapter = FieldFormatting.present(in: self)?.adapter {
        adapter.select(newValue..<newValue)
      } else {
        select(newValue..<newValue)
      }
    }
  }

  func takeFocus() { _ = becomeFirstResponder() }
  func leaveFocus() { _ = resignFirstResponder() }

  func listen(for coordinator: FieldCoordinator) -> @MainActor () -> Void {
    let observation = FieldObservation()
    func listen(
      to event: UIControl.Event, _ heard: @escaping @MainActor (FieldCoordinator) -> Void
    ) {
      observation.listen(to: event, "formwork.coordinator", of: self) { [weak coordinator] in
        if let coordinator { heard(coordinator) }
      }
    }
    listen(to: .editingChanged) { $0.textDidChange() }
    listen(to: .editingDidBegin) { $0.focusDidChange(to: true) }
    listen(to: .editingDidEnd) { $0.focusDidChange(to: false) }
    listen(to: .editingDidEndOnExit) { $0.personDidSubmit() }
    return { observation.end() }
  }
}

extension FieldRepresentable {
  /// A property that a field can't change later: on UIKit, there is none.
  var kind: Bool { false }
}

/// A SwiftUI view of a stock text field; its coordinator synchronizes the two.
struct FieldRepresentable: UIViewRepresentable {
  let description: FieldDescription

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(description) }

  func makeUIView(context: Context) -> HostedTextField {
    let field =
      description.codeLayout.map { CodeUITextField(undrawn: $0) }
      ?? HostedTextField(frame: .zero)
    // The field fills the available width and is one line high.
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    field.setContentHuggingPriority(.required, for: .vertical)
    context.coordinator.setUp(field)
    context.coordinator.attach(to: field)
    return field
  }

  func updateUIView(_ field: HostedTextField, context: Context) {
    context.coordinator.update(description, context.environment)
  }

  static func dismantleUIView(_ field: HostedTextField, coordinator: FieldCoordinator) {
    coordinator.detach()
  }

  @available(iOS 16.0, tvOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView field: HostedTextField, context: Context
  ) -> CGSize? {
    var size = field.intrinsicContentSize
    if let width = proposal.width { size.width = width }
    return size
  }
}
#endif
