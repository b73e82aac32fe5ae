#if canImport(UIKit) && !os(watchOS)
import Formwork
import UIKit

/// The questions to a listener, and the effect of its answers.
extension MaskedTextInputDelegate {
  var fieldListener: (any UITextFieldDelegate)? { forwardee as? any UITextFieldDelegate }
  var viewListener: (any UITextViewDelegate)? { viewForwardee as? any UITextViewDelegate }

  /// Decides whether a key is accepted, depending on the listener's answer.
  func decide(
    _ field: any FormattedTextControl, _ text: String, asking ask: (AnyObject) -> Bool?
  ) -> Bool {
    if let installed = newlyInstalledDelegate(of: field) { return ask(installed) ?? true }
    let answer = (field.formwork.isMultiline ? viewForwardee : forwardee).flatMap(ask)
    if !allowSuggestions, text == " ", field.formwork.shownText.isEmpty { return false }
    return countsDecision ? answer ?? true : true
  }

  /// The object that implements a method.
  enum Ownership {
    /// No object: the method isn't available.
    case none

    /// The delegate itself, which forwards the call.
    case own

    /// The delegate, if the listener also implements the method.
    case listener

    /// An unknown method that either object may implement.
    case either
  }

  nonisolated func ownership(of selector: Selector) -> Ownership {
    let name = selector.description
    if DelegateProxy.isMark(name) { return .none }
    switch name {
    // The listener is asked with several ranges where the delegate is asked with one, because a
    // subclass may have overridden that method.
    case "textField:shouldChangeCharactersInRanges:replacementString:",
      "textView:shouldChangeTextInRanges:replacementText:":
      return .none
    case "textFieldDidEndEditing:reason:": return .own
    default: break
    }
    let handled = [DelegateProxy.fieldMethods, DelegateProxy.viewMethods]
    if handled.contains(where: { $0.contains(name) }) { return .own }
    let isOfField = name.hasPrefix("textField:editMenu") || name.hasPrefix("textField:will")
    return isOfField || name == "textField:insertInputSuggestion:" ? .listener : .either
  }

  /// Returns the forwardees that may implement a method, by its name: methods for fields begin with
  /// the same word.
  private func forwardees(named name: String) -> [any NSObjectProtocol] {
    if name.hasPrefix("textField") { return [forwardee].compactMap { $0 } }
    return [viewForwardee, name.hasPrefix("textView") ? nil : forwardee].compactMap { $0 }
  }

  /// Returns the forwardee that implements a method; UIKit asks on the main thread.
  nonisolated func forwardee(having selector: Selector) -> (any NSObjectProtocol)? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var target: (any NSObjectProtocol)?
    MainActor.assumeIsolated {
      let forwardees = self.forwardees(named: selector.description)
      target = forwardees.first { $0.responds(to: selector) }
    }
    return target
  }
}
#endif
