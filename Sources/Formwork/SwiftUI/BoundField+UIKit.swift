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

  var isInUse: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

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

/// The members that text fields and text views share.
extension BoundField {
  var spokenName: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
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
}

extension FieldRepresentable {
  /// A property that a control can't change later: the numbers of lines of a text view.
  var kind: ClosedRange<Int>? { description.lines }
}

/// A SwiftUI view of a stock text field or text view; its coordinator synchronizes the two.
struct FieldRepresentable: UIViewRepresentable {
  let description: FieldDescription

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(description) }

  func makeUIView(context: Context) -> UIView {
    let field = makeField()
    // The field fills the available width and is one line high.
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    field.setContentHuggingPriority(.required, for: .vertical)
    context.coordinator.setUp(field)
    context.coordinator.attach(to: field)
    return field
  }

  private func makeField() -> any BoundField {
    #if !os(tvOS)
    if let lines = description.lines { return HostedTextView(lines: lines) }
    #endif
    return description.codeLayout.map { CodeUITextField(undrawn: $0) }
      ?? HostedTextField(frame: .zero)
  }

  func updateUIView(_ field: UIView, context: Context) {
    context.coordinator.update(description, context.environment)
  }

  static func dismantleUIView(_ field: UIView, coordinator: FieldCoordinator) {
    coordinator.detach()
  }

  @available(iOS 16.0, tvOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView field: UIView, context: Context
  ) -> CGSize? {
    var size = field.intrinsicContentSize
    if let width = proposal.width { size.width = width }
    #if !os(tvOS)
    if let view = field as? HostedTextView {
      let width = proposal.width ?? max(view.bounds.width, 100)
      size = CGSize(width: width, height: view.fittingHeight(in: width))
    }
    #endif
    return size
  }
}
#endif
