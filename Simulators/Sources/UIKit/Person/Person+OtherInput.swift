import Foundation

extension Person {
  /// Speaks; a placeholder may stand in the text until the words are there.
  public func dictate(_ text: String) {
    guard canEdit else { return }
    var range = input.selection
    if profile.dictationPlaceholder {
      turn {
        input.splice(range, "\u{FFFC}")
        range.length = 1
        input.tellEdit()
      }
    }
    turn {
      // Whoever rewrote the text may have removed the placeholder.
      if profile.dictationPlaceholder {
        let place = input.units.firstIndex(of: 0xFFFC)
        range = place.map { NSRange(location: $0, length: 1) } ?? input.selection
      }
      let isTaken = input.edit([range], text, asking: input.switches.dictationCallsSC)
      if !isTaken, profile.dictationPlaceholder { input.splice(input.clamped(range), "") }
    }
  }

  /// Speaks on and on: each text replaces the one before, in the place where that was put, whatever has
  /// become of it since.
  public func dictate(streaming texts: [String]) {
    guard canEdit else { return }
    var range = input.selection
    for text in texts {
      turn {
        if input.edit([input.clamped(range)], text, asking: input.switches.dictationCallsSC) {
          range.length = text.utf16.count
        }
      }
    }
  }

  /// Writes with the pencil.
  public func scribble(insert text: String) {
    guard canEdit else { return }
    turn { input.edit([input.selection], text) }
  }

  /// Lets Writing Tools rewrite a range of a text view, if it lets them.
  public func rewrite(_ range: Range<Int>, as text: String) {
    guard let view = input as? UITextView, canEdit, view.writingToolsBehavior != .none else {
      return
    }
    turn {
      view.tellWritingTools("textViewWritingToolsWillBegin:")
      let range = view.clamped(NSRange(range))
      view.edit([range], text, asking: profile.textViewWritingToolsCallsSC)
      view.tellWritingTools("textViewWritingToolsDidEnd:")
    }
  }

  /// Lets the system put another text into the field without asking, by no setter; only the change
  /// is told.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - caret: Where the caret is then; at the end if you leave it out.
  public func systemShows(_ text: String, caret: Int? = nil) {
    turn {
      input.splice(NSRange(location: 0, length: input.units.count), text)
      input.marked = nil
      if let caret { input.selection = input.clamped(NSRange(location: caret, length: 0)) }
      input.tellEdit()
    }
  }

  /// Presses the space bar twice, which makes a period.
  public func doubleSpace() {
    type(" ")
    replaceLast(" ", with: ". ", asking: profile.doubleSpaceCallsSC)
  }

  /// Presses the hyphen twice, which makes a dash unless the field says no.
  public func smartDash() {
    type("-")
    guard input.smartDashesType != .no else { return type("-") }
    replaceLast("-", with: "—", asking: true)
  }

  /// Replaces the character before the caret if it is `old`, else types `old` once more.
  private func replaceLast(_ old: String, with new: String, asking: Bool) {
    let caret = input.selection.location
    let last = NSRange(location: caret - 1, length: 1)
    guard caret > 0, input.string(in: last) == old else { return type(old) }
    turn { input.edit([last], new, asking: asking) }
  }
}
