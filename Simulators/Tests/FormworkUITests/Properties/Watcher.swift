import UIKit

/// An app's delegate that checks the questions it gets.
final class Watcher: NSObject, UITextFieldDelegate {
  /// To every so manieth question it says no; 0 for never.
  @MainActor var rejection = 0
  @MainActor private(set) var questions = 0
  @MainActor private(set) var hasRejected = false

  /// The first question about a range that the text doesn't have.
  @MainActor private(set) var strayRange: String?

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer(textField, [range])
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    answer(textField, ranges.map(\.rangeValue))
  }

  @MainActor private func answer(_ field: UITextField, _ ranges: [NSRange]) -> Bool {
    questions += 1
    let length = (field.text ?? "").utf16.count
    if let stray = ranges.first(where: { $0.location < 0 || $0.upperBound > length }) {
      strayRange = strayRange ?? "{\(stray.location),\(stray.length)} of \(length) units"
    }
    if rejection == 0 || questions % rejection != 0 { return true }
    hasRejected = true
    return false
  }

  override func responds(to selector: Selector!) -> Bool {
    selector.description.hasPrefix("textField:shouldChangeCharactersInRange")
  }
}
