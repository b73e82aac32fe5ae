import Foundation

extension Person {
  /// Opens the edit menu over the selection; `MENU` in the log says that the delegate was asked.
  ///
  /// - Returns: The delegate's menu, or `nil` for the system's.
  @discardableResult
  public func openEditMenu() -> UIMenu? {
    var menu: UIMenu?
    turn {
      if let field = input as? UITextField {
        menu = self.menu(of: field)
      } else if let view = input as? UITextView {
        menu = self.menu(of: view)
      }
    }
    return menu
  }

  private func menu(of field: UITextField) -> UIMenu? {
    let (range, delegate) = (field.selection, field.delegate)
    if asks(
      "textField:editMenuForCharactersInRanges:suggestedActions:", field, inSeveralRanges: true)
    {
      return delegate?.textField?(
        field, editMenuForCharactersInRanges: [NSValue(range: range)], suggestedActions: [])
    }
    if asks(
      "textField:editMenuForCharactersInRange:suggestedActions:", field, inSeveralRanges: false)
    {
      return delegate?.textField?(field, editMenuForCharactersIn: range, suggestedActions: [])
    }
    return nil
  }

  private func menu(of view: UITextView) -> UIMenu? {
    let (range, delegate) = (view.selection, view.delegate)
    if asks("textView:editMenuForTextInRanges:suggestedActions:", view, inSeveralRanges: true) {
      return delegate?.textView?(
        view, editMenuForTextInRanges: [NSValue(range: range)], suggestedActions: [])
    }
    if asks("textView:editMenuForTextInRange:suggestedActions:", view, inSeveralRanges: false) {
      return delegate?.textView?(view, editMenuForTextIn: range, suggestedActions: [])
    }
    return nil
  }

  /// Whether UIKit asks by a method, by the table made when the delegate was assigned.
  private func asks(
    _ selector: Selector, _ input: some EditableInput, inSeveralRanges: Bool
  ) -> Bool {
    guard input.has(selector), !inSeveralRanges || profile.rangeAPI == .multi else { return false }
    Simulation.current.note("MENU")
    return true
  }
}
