#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

extension TextViewAdapter {
  /// Decides about a change that AppKit is about to make.
  ///
  /// - Parameters:
  ///   - ranges: What is replaced, in UTF-16 code units of the text.
  ///   - strings: What is put there, range by range; `nil` if only attributes change.
  ///   - app: Asks the app's delegate.
  /// - Returns: Whether AppKit makes the change.
  func shouldChange(_ ranges: [NSRange], to strings: [String]?, asking app: () -> Bool) -> Bool {
    guard writes == 0, let view else { return true }
    guard let strings, strings.count == 1, ranges.count == 1, !isUndoing, !view.hasMarkedText(),
      view.string.isIdentical(to: session.displayedText)
    else { return app() }
    let string = strings[0]
    var trial = session
    trial.select(UTF16Offset(view.selectedRange()))
    let response = trial.propose(string, in: UTF16Offset(ranges[0]))
    if response != .proceed, view.inputContext?.mayBeginComposition(with: string) == true {
      return app()
    }
    if response == .reject {
      session = trial
      refuse()
      return false
    }
    let before = assignments
    guard app() else { return false }
    // A delegate that assigned a text while it was asked gets the change made to that.
    guard assignments == before else { return true }
    session = trial
    guard case .write(let update) = response else { return true }
    write(update)
    tell(update)
    return false
  }

  /// The text is another one: by a change that was let be, by undo, or by an input method.
  ///
  /// - Parameter app: Tells the app's delegate. Where another text has to be shown, it hears of
  ///   that one only.
  func textDidChange(telling app: () -> Void) {
    guard writes == 0, let view else { return app() }
    let text = view.string
    let selection = UTF16Offset(view.selectedRange())
    if view.hasMarkedText() {
      session.compositionChanged(to: text, selection: selection)
      return app()
    }
    if let manager = view.undoManager, manager.isUndoing || manager.isRedoing {
      // What is undone may be several changes, and the texts between them none of a mask's.
      awaitEnd(of: manager)
      return app()
    }
    let update = session.compositionEnded(with: text, selection: selection)
    guard let update else { return app() }
    if !write(update) { app() }
    if update.isRefused { refuse() }
    tell(update)
  }

  private func awaitEnd(of manager: UndoManager) {
    guard endOfUndo == nil else { return }
    let isRedo = manager.isRedoing
    endOfUndo = NotificationToken(
      isRedo ? .NSUndoManagerDidRedoChange : .NSUndoManagerDidUndoChange, of: manager
    ) { [weak self] in self?.undoDidEnd(isRedo: isRedo) }
  }

  private func undoDidEnd(isRedo: Bool) {
    endOfUndo = nil
    guard let view else { return }
    let text = view.string
    let update = isRedo ? session.didRedo(to: text) : session.didUndo(to: text)
    guard let update else { return }
    write(update)
    tell(update)
  }

  func editingDidEnd() {
    guard let view, writes == 0, !view.hasMarkedText() else { return }
    textDidChange(telling: {})
    if let update = session.blur() {
      write(update)
      tell(update)
    }
  }

  /// Makes the view show what the session says, as a change that AppKit can undo.
  ///
  /// - Returns: Whether text was written; then the app's delegate has been told.
  @discardableResult
  private func write(_ update: Update) -> Bool {
    guard let view else { return false }
    let selection = NSRange(session.current.selection)
    writes += 1
    defer { writes -= 1 }
    guard !view.string.isIdentical(to: session.current.text) else {
      if view.selectedRange() != selection { view.setSelectedRange(selection) }
      return false
    }
    let range = update.rewrite.map { NSRange($0.range) }
    let whole = NSRange(location: 0, length: view.string.utf16.count)
    let text = update.rewrite?.replacement ?? session.current.text
    view.breakUndoCoalescing()
    guard view.shouldChangeText(in: range ?? whole, replacementString: text) else { return false }
    view.textStorage?.replaceCharacters(
      in: range ?? whole,
      with: NSAttributedString(string: text, attributes: view.typingAttributes))
    view.setSelectedRange(selection)
    view.didChangeText()
    return true
  }

  private func tell(_ update: Update) {
    guard let change = update.change else { return }
    if change.cause != .focus { source = .value(session.current.value) }
    owner?.tell(
      InputChange(session, dropped: change.dropped, cause: InputChange.Cause(change.cause)),
      completes: change.completes)
  }

  private func refuse() {
    if owner?.beepsOnRefusal == true { NSSound.beep() }
  }

  private var isUndoing: Bool {
    guard let manager = view?.undoManager else { return false }
    return manager.isUndoing || manager.isRedoing
  }
}
#endif
