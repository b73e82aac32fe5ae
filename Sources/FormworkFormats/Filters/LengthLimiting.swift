package import FormworkMasks

/// A wrapper that limits a length, whatever it counts: no step, and nothing that appears with the focus, makes a
/// text longer than that.
package protocol LengthLimiting: FormatWrapper {
  /// Returns whether a text is short enough, or no longer than the one that it replaces.
  func fits(_ formatted: FormattedText, insteadOf earlier: FormattedText) -> Bool

  /// Returns the text, marked as full if the base marks it or if it has the maximum length.
  func judged(_ formatted: FormattedText) -> FormattedText
}

extension LengthLimiting {
  /// Returns the text that the base shows on focus, unless it is too long.
  package func editingBegan(_ current: FormattedText) -> FormattedText {
    fitting(base.editingBegan(current), insteadOf: current)
  }

  /// Returns the text that the base shows when the field loses the focus, unless it is too long.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    fitting(base.editingEnded(current), insteadOf: current)
  }

  /// Steps the number or date at the caret with the base, unless the result is too long.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      stepped.isRejected || fits(stepped.formatted, insteadOf: current)
        ? judged(stepped) : .rejected(current, because: .noRoom)
    }
  }

  /// Returns the outcome with its text marked as full if it is. A rejected edit changes nothing.
  package func judged(_ outcome: EditOutcome) -> EditOutcome {
    if outcome.isRejected { return outcome }
    var judged = outcome
    judged.formatted = self.judged(outcome.formatted)
    return judged
  }

  private func fitting(
    _ formatted: FormattedText, insteadOf current: FormattedText
  ) -> FormattedText {
    formatted != current && fits(formatted, insteadOf: current) ? judged(formatted) : current
  }
}
