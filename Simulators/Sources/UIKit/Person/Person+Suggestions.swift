import Foundation

extension Person {
  /// Taps a suggestion over the keyboard.
  ///
  /// It goes into an empty field after the profile's probe, else over the selection or the word at
  /// the caret; UIKit adds a space.
  public func insertSuggestion(_ text: String) {
    turn {
      input.state.suggestion = text
      defer { input.state.suggestion = nil }
      if input.units.isEmpty {
        guard probe() else { return }
        input.edit([input.selection], text + " ")
      } else if input.selection.length > 0 {
        let start = NSRange(location: input.selection.location, length: 0)
        guard input.mayChange([start], "") else { return }
        input.edit([input.selection], text)
      } else {
        let caret = input.selection.location
        let start = wordStart(before: caret)
        input.edit([NSRange(location: start, length: caret - start)], text + " ")
      }
    }
  }

  /// Lets AutoFill fill the field, asking the delegate.
  public func autofill(_ text: String) {
    turn {
      if input.units.isEmpty {
        guard probe() else { return }
        input.edit([input.selection], text)
      } else {
        input.edit([NSRange(location: 0, length: input.units.count)], text)
      }
    }
  }

  /// Lets AutoFill fill an empty field a turn after its probe, at the place where the probe's caret was.
  public func autofillLater(_ text: String) {
    var isLet = false
    turn { isLet = probe() }
    guard isLet else { return }
    guard profile.autofillProbe == .space else {
      return turn { input.edit([input.selection], text) }
    }
    autofillAtStalePlace(text)
  }

  /// Lets AutoFill put something behind a blank, which may be gone.
  public func autofillAtStalePlace(_ text: String) {
    turn { input.edit([NSRange(location: 1, length: 0)], text) }
  }

  /// Lets AutoFill fill the field without asking: only the change is told.
  public func autofillSilently(_ text: String) { turn { input.setBySystem(text) } }

  /// Lets the code of a message fill the field.
  public func fillOneTimeCode(_ code: String) {
    turn {
      guard profile.oneTimeCodePerDigit else {
        input.edit([input.selection], code)
        return
      }
      for _ in 0..<2 where !input.mayChange([input.selection], "") { return }
      for digit in code { input.edit([input.selection], String(digit)) }
    }
  }

  /// Lets UIKit probe an empty field, and then do nothing.
  public func abandonProbe() { turn { _ = probe() } }

  private func probe() -> Bool {
    switch profile.autofillProbe {
    case .none: true
    case .space: input.edit([input.selection], " ")
    case .empty: input.mayChange([input.selection], "")
    case .emptyTwice:
      input.mayChange([input.selection], "") && input.mayChange([input.selection], "")
    }
  }

  /// How an autocorrection is accepted.
  public enum Acceptance: Sendable { case space, `return`, blur }

  /// Accepts an autocorrection of `range`.
  public func autocorrect(_ range: Range<Int>, to text: String, acceptedBy acceptance: Acceptance) {
    let range = input.clamped(NSRange(range))
    let sendsChange = profile.autocorrectOnBlurSendsChange
    turn {
      switch acceptance {
      case .space:
        guard input.edit([range], text) else { return }
        key { input.insertText(" ") }
      case .return:
        input.edit([range], text, asking: false, sendingChange: sendsChange)
        pressReturn()
      case .blur:
        input.edit([range], text, asking: false, sendingChange: sendsChange)
        leave()
      }
    }
  }

  /// Sees a prediction behind the caret; its letters are in the text, marked.
  public func showPrediction(_ text: String) {
    let caret = input.selection
    turn {
      input.state.replacedByComposition = []
      input.splice(NSRange(location: caret.upperBound, length: 0), text)
      input.selection = caret
      input.marked = NSRange(location: caret.upperBound, length: text.utf16.count)
    }
  }

  /// Accepts the prediction.
  public func acceptPrediction() {
    guard let mark = input.marked else { return }
    turn {
      let text = input.string(in: mark)
      for _ in 0..<(profile.predictionAsksTwice ? 2 : 1) where !input.mayChange([mark], text) {
        return dismissPrediction()
      }
      if let mark = input.marked { input.finishComposition(mark, text) }
    }
  }

  /// Goes on without the prediction.
  public func dismissPrediction() {
    guard let mark = input.marked else { return }
    turn {
      let caret = input.selection
      input.splice(mark, "")
      input.selection = input.clamped(caret)
      input.marked = nil
    }
  }
}
