#if canImport(UIKit) && !os(watchOS)
import FormworkUI
import UIKit

/// What a listener is asked, and what its answers count for.
extension MaskedTextInputDelegate {
  var fieldListener: (any UITextFieldDelegate)? { forwardee as? any UITextFieldDelegate }
  var viewListener: (any UITextViewDelegate)? { viewForwardee as? any UITextViewDelegate }

  /// Answers whether a key may be let in, for what the listener answers if it is asked.
  func decide(
    _ field: any FormattedTextControl, _ text: String, asking ask: (AnyObject) -> Bool?
  ) -> Bool {
    if let installed = newlyInstalledDelegate(of: field) { return ask(installed) ?? true }
    let answer = (field.formwork.isMultiline ? viewForwardee : forwardee).flatMap(ask)
    if !allowSuggestions, text == " ", field.formwork.shownText.isEmpty { return false }
    return countsDecision ? answer ?? true : true
  }

  /// Whose a method is.
  enum Ownership {
    /// Nobody's: it isn't there.
    case none

    /// The object's own, which passes it on.
    case own

    /// There if the listener has it.
    case listener

    /// One that Formwork doesn't know.
    case either
  }

  nonisolated func ownership(of selector: Selector) -> Ownership {
    let name = selector.description
    if DelegateChain.isMark(name) { return .none }
    switch DelegateMethod(rawValue: name) {
    // The listener is asked with several ranges where the object is asked with one: a subclass may
    // have overridden that.
    case .shouldChangeRanges: return .none
    case .editMenuForRange, .editMenuForRanges, .willPresentEditMenu, .willDismissEditMenu,
      .insertInputSuggestion:
      return .listener
    case .some: return .own
    case nil: break
    }
    switch ViewDelegateMethod(rawValue: name) {
    case .shouldChangeRanges: return .none
    case .some: return .own
    case nil: return .either
    }
  }

  /// The delegates behind that a method may be of, by its name: those of fields begin with one word.
  private func forwardees(named name: String) -> [any NSObjectProtocol] {
    if name.hasPrefix("textField") { return [forwardee].compactMap { $0 } }
    return [viewForwardee, name.hasPrefix("textView") ? nil : forwardee].compactMap { $0 }
  }

  /// The delegate behind that has a method; UIKit asks on the main thread.
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
