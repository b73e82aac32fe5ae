/// The methods of the delegate protocols that the double declares, by their Objective-C names.
enum DeclaredMethods {
  static let view: Set<String> = [
    "textView:shouldChangeTextInRange:replacementString:",
    "textView:shouldChangeTextInRanges:replacementStrings:", "textView:doCommandBySelector:",
    "textDidChange:", "textDidEndEditing:",
  ]

  static func of(_ type: Any.Type) -> Set<String> {
    type == (any NSTextViewDelegate).self ? view : []
  }

  static func mayImplement(_ selector: Selector, _ object: NSObject) -> Bool {
    object is any NSTextViewDelegate && view.contains(selector.description)
  }
}
