import Foundation

// What an input asks its delegate, by the table made when the delegate was assigned.
extension EditableInput {
  /// Whether the delegate had a method when it was assigned. If so, the call must follow.
  func has(_ selector: Selector) -> Bool {
    guard state.delegateMethods.contains(selector) else { return false }
    OptionalRequirement.isRemembered = hasDelegate
    return true
  }

  /// Asks whether `ranges` may become `text`, in the form that the profile prefers.
  func mayChange(_ ranges: [NSRange], _ text: String) -> Bool {
    editDepth += 1
    state.questionDepth += 1
    defer {
      editDepth -= 1
      state.questionDepth -= 1
    }
    if profile.rangeAPI == .multi && has(Self.questions.multi) {
      let list = ranges.map { "{\($0.location),\($0.length)}" }.joined(separator: ",")
      let values = ranges.map { NSValue(range: $0) }
      let answer = Simulation.current.ask("SC[\(list)]\"\(text.escaped)\"") {
        mayReplace(values, text)
      }
      if let answer { return answer }
    }
    guard has(Self.questions.single), let first = ranges.first else { return true }
    let range = ranges.dropFirst().reduce(first) { $0.union($1) }
    let answer = Simulation.current.ask(
      "SC{\(range.location),\(range.length)}\"\(text.escaped)\""
    ) {
      mayReplace(range, text)
    }
    return answer ?? true
  }

  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard takesKeys else { return become() }
    guard mayBegin(), become() else { return false }
    Simulation.current.keyboard.inputDidBegin()
    prepareToBegin()
    tellSelection()
    Simulation.current.note("BEGIN")
    tellBegin()
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard takesKeys else { return resign() }
    guard mayEnd() else { return false }
    if marked != nil {
      marked = nil
      if profile.autocorrectOnBlurSendsChange { tellChange() }
    }
    guard resign() else { return false }
    if profile.endOfEditingSetsText { setThroughSetter(string) }
    finishEditing()
    return true
  }

  /// What happens when the input leaves its window: nobody is asked.
  func leaveByForce() {
    marked = nil
    Simulation.current.firstResponder = nil
    finishEditing()
  }

  private func finishEditing() {
    Simulation.current.note("END")
    state.clearsOnNextKey = false
    tellEnd()
  }
}

extension String {
  /// The text as it stands in the log, in one line.
  var escaped: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
