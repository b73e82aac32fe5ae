import UIKit

/// An app's delegate that has only some of the methods, and writes down what it is asked.
final class AppDelegate: NSObject, UITextFieldDelegate {
  enum Method: String, Hashable, Sendable {
    case range = "textField:shouldChangeCharactersInRange:replacementString:"
    case ranges = "textField:shouldChangeCharactersInRanges:replacementString:"
    case didEnd = "textFieldDidEndEditing:"
    case didEndReason = "textFieldDidEndEditing:reason:"
    case didBegin = "textFieldDidBeginEditing:"
    case shouldReturn = "textFieldShouldReturn:"
    case shouldClear = "textFieldShouldClear:"
    case didChangeSelection = "textFieldDidChangeSelection:"
  }

  private let names: Set<String>
  @MainActor var calls: [String] = []
  @MainActor var isAllowed = true
  @MainActor var onQuestion: (() -> Void)?

  init(_ methods: Set<Method>) {
    names = Set(methods.map(\.rawValue))
    super.init()
  }

  /// Itself, kept alive until the test process ends: fields hold delegates weakly.
  @MainActor var kept: AppDelegate {
    Self.immortals.append(self)
    return self
  }

  @MainActor private static var immortals: [AppDelegate] = []

  override func responds(to selector: Selector!) -> Bool {
    names.contains(selector.description)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.append("shouldChange {\(range.location), \(range.length)} \"\(string)\"")
    onQuestion?()
    return isAllowed
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    let list = ranges.map(\.rangeValue).map { "{\($0.location), \($0.length)}" }
    calls.append("shouldChange \(list.joined(separator: " ")) \"\(string)\"")
    onQuestion?()
    return isAllowed
  }

  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    calls.append("didEnd for a reason")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("shouldReturn")
    return isAllowed
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    calls.append("shouldClear")
    return isAllowed
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    calls.append("selection")
  }
}

/// A keyboard manager of the kind that saves the delegate, takes its place and forwards by hand.
final class WrappingDelegate: NSObject, UITextFieldDelegate {
  @MainActor private weak var saved: (any UITextFieldDelegate)?
  @MainActor private(set) var calls = 0
  @MainActor var isAllowed = true

  @MainActor func wrap(_ field: UITextField) {
    saved = field.delegate
    field.delegate = self
  }

  @MainActor func unwrap(_ field: UITextField) { field.delegate = saved }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls += 1
    let answer = saved?.textField?(
      textField, shouldChangeCharactersIn: range, replacementString: string)
    return isAllowed && answer ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    calls += 1
    let answer =
      saved?.textField?(
        textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
      ?? saved?.textField?(
        textField, shouldChangeCharactersIn: ranges[0].rangeValue, replacementString: string)
    return isAllowed && answer ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    saved?.textFieldDidChangeSelection?(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    saved?.textFieldDidEndEditing?(textField)
  }

  override func responds(to selector: Selector!) -> Bool {
    [
      "textField:shouldChangeCharactersInRange:replacementString:",
      "textField:shouldChangeCharactersInRanges:replacementString:",
      "textFieldDidChangeSelection:", "textFieldDidEndEditing:",
    ].contains(selector.description)
  }
}

/// A manager that cares for the end of editing only, and forwards it with its reason.
final class ReasonWrapper: NSObject, UITextFieldDelegate {
  @MainActor private weak var saved: (any UITextFieldDelegate)?
  @MainActor private(set) var calls = 0

  @MainActor init(of field: UITextField) {
    saved = field.delegate
    super.init()
    field.delegate = self
  }

  override func responds(to selector: Selector!) -> Bool {
    selector.description == "textFieldDidEndEditing:reason:"
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    calls += 1
    saved?.textFieldDidEndEditing?(textField, reason: reason)
  }
}

/// A proxy of the reactive kind: it passes on whatever it is asked, and answers for what it
/// passes on to.
final class ForwardingDelegate: NSObject, UITextFieldDelegate {
  @MainActor private(set) weak var next: (any UITextFieldDelegate)?

  @MainActor init(to next: (any UITextFieldDelegate)?) {
    self.next = next
    super.init()
  }

  override func responds(to selector: Selector!) -> Bool {
    MainActor.assumeIsolated { next?.responds(to: selector) ?? false }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    next?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    next?.textField?(
      textField, shouldChangeCharactersInRanges: ranges, replacementString: string) ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    next?.textFieldDidChangeSelection?(textField)
  }
}
