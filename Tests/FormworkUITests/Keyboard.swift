#if canImport(UIKit) && !os(watchOS)
import UIKit
#if canImport(FormworkUnderTest)
import FormworkUnderTest
#else
import Formwork
#endif

/// A real field in a window, and keys pressed as far as a test without an app can press them.
///
/// `insertText` and `deleteBackward` by code change the field as a key does, but ask nobody. So the
/// delegate is asked first, in the form that the system would use.
@MainActor struct Keyboard {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(mask: String? = "+1 ([000]) [000]-[0000]", value: String = "", focused: Bool = true) {
    System.begin()
    window.addSubview(field)
    window.isHidden = false
    field.formwork.format = mask.map { .mask($0) }
    field.formwork.value = value
    if focused { field.becomeFirstResponder() }
  }

  /// Whether a field can get the focus here; a test bundle without an app may not give it.
  static var hasFocus: Bool {
    let keyboard = Keyboard(mask: nil)
    defer { keyboard.field.resignFirstResponder() }
    return keyboard.field.isFirstResponder
  }

  /// Presses a key for each character.
  func type(_ text: String) async {
    for character in text {
      if isAllowed(selection, String(character)) { field.insertText(String(character)) }
      await System.turn()
    }
  }

  /// Presses Backspace.
  func backspace() async {
    var range = selection
    if range.length == 0, range.location > 0 {
      range = ((field.text ?? "") as NSString)
        .rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    if range.length > 0, isAllowed(range, "") { field.deleteBackward() }
    await System.turn()
  }

  /// Puts the caret, or a selection, where a person would.
  func select(_ range: Range<Int>) {
    let start = field.beginningOfDocument
    guard let lower = field.position(from: start, offset: range.lowerBound),
      let upper = field.position(from: start, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: lower, to: upper)
  }

  /// The selection in UTF-16 code units.
  var selection: NSRange {
    let start = field.beginningOfDocument
    guard let range = field.selectedTextRange else { return NSRange(location: 0, length: 0) }
    let lower = field.offset(from: start, to: range.start)
    return NSRange(location: lower, length: field.offset(from: start, to: range.end) - lower)
  }

  private func isAllowed(_ range: NSRange, _ string: String) -> Bool {
    #if compiler(>=6.2)
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) {
      return field.delegate?.textField?(
        field, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: string)
        ?? true
    }
    #endif
    return field.delegate?.textField?(
      field, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
}
#endif
