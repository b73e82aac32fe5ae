#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Before a change: UIKit asks whether it may be made.
extension FieldAdapter {
  /// Decides about a change that UIKit is about to make.
  ///
  /// What only UIKit can do well is left to it: a change whose plain result is the formatted one,
  /// Cut, Paste, AutoFill, input methods. The rest is refused, and the formatted text written.
  ///
  /// - Parameters:
  ///   - ranges: What is replaced, in UTF-16 code units of the text; several for a selection that
  ///     runs in both directions.
  ///   - string: What is put there.
  ///   - app: Asks the app's delegate, with ranges of the text or of the value.
  /// - Returns: Whether UIKit makes the change.
  func shouldChange(
    _ ranges: [NSRange], to string: String, asking app: ([NSRange]) -> Bool
  ) -> Bool {
    if isAskingOnly { return ask(app, ranges) }
    guard writes == 0, let field else { return true }
    if undo.isGuarding { return false }
    let isLet = decide(ranges, string, in: field, asking: app)
    // A paste may be recorded though it was refused.
    if !isUndoing { undo.suspend() }
    return isLet
  }

  private func decide(
    _ ranges: [NSRange], _ string: String, in field: any FormattedInput,
    asking app: ([NSRange]) -> Bool
  ) -> Bool {
    let text = field.shownText
    let wasProbed = turn.hasProbe
    turn.hasUserActivity = true
    turn.endsInSyllable = string.isHangul
    caretToKeep = nil
    insertionEnd = UTF16Offset(ranges.first ?? NSRange()).lowerBound
    insertionEnd.value += string.utf16.count
    settleLater()
    if let answer = answerSyllable(ranges, string, in: field, asking: app) { return answer }
    var ranges = ranges
    if ranges.contains(where: { !$0.isWithin(text.utf16.count) }) {
      // The undo of a text that is gone. Only AutoFill, having been let in once, is meant.
      guard wasProbed, !string.isEmpty, !isUndoing else { return false }
      ranges = [NSRange(location: text.utf16.count, length: 0)]
      return ask(app, ranges) && replaceByHand(ranges[0], with: string)
    }
    guard let range = ranges.first, ranges.count == 1, !isUndoing, !field.isComposing,
      text.isIdentical(to: session.displayedText), !isProbe(range, string, in: text)
    else { return ask(app, ranges) }

    if awaitsFirstKey {
      // What the key is made to is known only when it has been made.
      awaitsFirstKey = false
      turn.takesFirstKey = ask(app, ranges)
      return turn.takesFirstKey
    }
    let selection = field.shownSelection ?? UTF16Offset(range)
    var trial = session
    trial.select(selection)
    let kind = Kind(range, string, selection, in: field)
    if kind == .nativeOnly {
      if !trial.permit(string, in: UTF16Offset(range)) {
        // An input method may be about to mark what no format would take from a keyboard.
        if field.mayBeginComposition(with: string) { return ask(app, ranges) }
        session = trial
        // UIKit moves the caret after a paste, even after one that it wasn't let make.
        keepCaret(at: selection)
        refuse()
        return false
      }
      return settle(trial, asking: app, ranges) != .refused
    }
    switch trial.propose(string, in: UTF16Offset(range)) {
    case .proceed:
      return settle(trial, asking: app, ranges) != .refused
    case .write(let update):
      if kind == .recomposition {
        turn.isRecomposing = true
        return ask(app, ranges)
      }
      switch settle(trial, asking: app, ranges) {
      case .agreed:
        // A key can't be told from a character that is pasted.
        if !string.isEmpty { keepCaret(at: session.current.selection) }
        carryOut(update)
      case .refused: break
      case .overtaken: return true
      }
      return false
    case .refuse:
      // A text view tells of Return in no other way, and the app may end the editing by it.
      if string == "\n", field.isMultiline, !ask(app, ranges) { return false }
      session = trial
      if !string.isEmpty { keepCaret(at: selection) }
      refusedSyllable = string.isHangul ? selection : nil
      refuse()
      return false
    }
  }

  /// What has to be known of a change before the format is asked.
  private enum Kind {
    /// A key: it can be refused, and its result be written by the adapter.
    case key

    /// Only UIKit does it whole. Cut fills the pasteboard when it deletes, a refused Paste stays
    /// on the undo stack, AutoFill goes on only if it is let, a secure field empties itself.
    case nativeOnly

    /// A step of a Korean syllable, which is deleted and inserted anew without being marked.
    case recomposition

    @MainActor
    init(
      _ range: NSRange, _ string: String, _ selection: Range<UTF16Offset>,
      in field: any FormattedInput
    ) {
      let isSyllable = string.isEmpty ? field.shownText.isHangul(in: range) : string.isHangul
      let isSelected = string.isEmpty && !selection.isEmpty
      if string.count > 1 || field.isSecure || field.mayBeginComposition(with: string) {
        self = .nativeOnly
      } else if isSyllable {
        self = .recomposition
      } else {
        self = isSelected ? .nativeOnly : .key
      }
    }
  }

  /// What the app says to a change.
  private enum Consent {
    case agreed, refused

    /// It agreed, and changed the text itself meanwhile: then the change is made to what is there
    /// now, and looked at afterwards.
    case overtaken
  }

  /// Asks the app; makes `trial` the session if it agrees.
  private func settle(
    _ trial: EditingSession<AnyInputFormat>, asking app: ([NSRange]) -> Bool, _ ranges: [NSRange]
  ) -> Consent {
    let before = assignments
    guard ask(app, ranges) else { return .refused }
    guard assignments == before else { return .overtaken }
    session = trial
    return .agreed
  }

  func ask(_ app: ([NSRange]) -> Bool, _ ranges: [NSRange]) -> Bool {
    guard owner?.delegateRanges == .value, !session.displayedText.isEmpty else {
      return app(ranges)
    }
    return app(
      ranges.map { NSRange(session.format.valueRange(of: UTF16Offset($0), in: session.current)) })
  }

  private func replaceByHand(_ range: NSRange, with string: String) -> Bool {
    carryOut(
      session.perform(TextEdit(replacing: UTF16Offset(range), with: string)), cause: .autoFill)
    return false
  }

  /// Whether this is AutoFill knocking: it inserts nothing or a blank into an empty field, and
  /// what it has to insert only if that was let in. QuickType replaces nothing by nothing, too.
  private func isProbe(_ range: NSRange, _ string: String, in text: String) -> Bool {
    if range.length == 0, string.isEmpty {
      turn.hasProbe = text.isEmpty
      return true
    }
    guard text.isEmpty, string.allSatisfy(\.isWhitespace),
      session.format.apply(TextEdit(inserting: string, at: 0), to: session.current)
        .formatted.value.isEmpty
    else { return false }
    turn.hasProbe = true
    return true
  }

  private var isUndoing: Bool {
    guard let manager = field?.undoManager else { return false }
    return manager.isUndoing || manager.isRedoing
  }
}

extension NSRange {
  fileprivate func isWithin(_ length: Int) -> Bool {
    location >= 0 && self.length >= 0 && location <= length - self.length
  }
}
#endif
