import Foundation

extension Person {
  /// Goes on composing: `text` becomes the whole marked text.
  public func compose(_ text: String) {
    guard canEdit else { return }
    turn {
      let isFirst = input.marked == nil
      if isFirst && !profile.firstComposedKeyAsksWithoutMark {
        input.marked = NSRange(location: input.selection.location, length: 0)
      }
      guard mayCompose(text, isFirst: isFirst) else {
        input.marked = nil
        return
      }
      // The empty mark was there for the question only.
      if isFirst { input.marked = nil }
      key {
        input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      }
    }
  }

  /// Chooses a candidate, which takes the place of the marked text.
  public func commit(_ text: String) {
    guard let mark = input.marked else { return }
    turn {
      if profile.imeQuestions != .none {
        let end = NSRange(location: mark.upperBound, length: 0)
        let range = profile.imeCommitRange == .coversMark ? mark : end
        guard input.mayChange([range], text) else {
          input.marked = nil
          return
        }
      }
      // The delegate may have ended the composition.
      guard let mark = input.marked else { return }
      input.finishComposition(mark, text)
    }
  }

  /// Gives up composing.
  public func cancelComposition() {
    guard input.marked != nil else { return }
    turn { key { input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0)) } }
  }

  /// Types a Hangul syllable, of which the keyboard replaces what there is at each step.
  public func typeHangul(_ jamoSteps: [String]) {
    guard canEdit else { return }
    for (index, step) in jamoSteps.enumerated() {
      turn { index == 0 ? key { input.insertText(step) } : growSyllable(to: step) }
    }
  }

  /// The keyboard takes the character before the caret for the syllable.
  private func growSyllable(to step: String) {
    let caret = input.selection
    let hasLast = caret.location > 0 && caret.length == 0
    let last = hasLast ? input.character(at: caret.location - 1) : caret
    switch profile.hangulGrowth {
    case .replacement:
      input.edit([last], step)
      return
    case .selection: input.select(last)
    case .deletion: break
    }
    key { input.deleteBackward() }
    key { input.insertText(step) }
  }

  private func mayCompose(_ text: String, isFirst: Bool) -> Bool {
    let mark = isFirst ? input.selection : input.marked ?? input.selection
    let old = isFirst ? "" : input.string(in: mark)
    switch profile.imeQuestions {
    case .none:
      return true
    case .markedRange:
      return input.mayChange([mark], text)
    case .caretRanges where !isFirst && text.hasPrefix(old):
      let end = NSRange(location: mark.upperBound, length: 0)
      return input.mayChange([end], String(text.dropFirst(old.count)))
    case .caretRanges where !isFirst && old.hasPrefix(text):
      let length = mark.length - text.utf16.count
      return input.mayChange([NSRange(location: mark.upperBound - length, length: length)], "")
    case .caretRanges:
      return input.mayChange([mark], text)
    }
  }
}

extension EditableInput {
  /// Puts a candidate in place of the marked text; the whole composition is one undo step.
  func finishComposition(_ mark: NSRange, _ text: String) {
    editDepth += 1
    defer { editDepth -= 1 }
    let old = String(decoding: state.replacedByComposition, as: UTF16.self)
    registerStep(replacing: mark, old, with: text)
    splice(clamped(mark), text)
    marked = nil
    tellEdit()
  }
}
