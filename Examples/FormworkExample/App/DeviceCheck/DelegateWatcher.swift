import UIKit

/// A delegate with both forms of the question, which writes down every call.
@MainActor final class DelegateWatcher: NSObject, UITextFieldDelegate {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    recorder.note("textFieldShouldBeginEditing")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    recorder.note("textFieldDidBeginEditing")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    recorder.note("textFieldShouldEndEditing")
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    recorder.note("textFieldDidEndEditing(_:reason:)", "\(reason.rawValue)")
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    recorder.note(
      "textFieldDidChangeSelection",
      textField.markedTextRange == nil ? "" : "with marked text")
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    recorder.note("textFieldShouldClear")
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    recorder.note("textFieldShouldReturn")
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("shouldChangeCharactersIn", [range], string, of: textField)
    return (textField as? ObservedField)?.allowsChanges ?? true
  }

  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    note("shouldChangeCharactersInRanges", ranges.map(\.rangeValue), string, of: textField)
    return (textField as? ObservedField)?.allowsChanges ?? true
  }
  #endif

  private func note(
    _ name: String, _ ranges: [NSRange], _ string: String, of field: UITextField
  ) {
    let places = ranges.map { "\($0.location)+\($0.length)" }.joined(separator: ", ")
    let marked = field.markedTextRange == nil ? "" : ", text is marked"
    recorder.note(name, "\(places) by \(Observation.description(of: string))\(marked)")
  }
}
