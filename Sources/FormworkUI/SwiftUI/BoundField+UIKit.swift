#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import Formwork
import UIKit

/// The field that is put into SwiftUI, where no app gets at the keys of it.
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
#endif
