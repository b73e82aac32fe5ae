#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

extension TextViewAdapter {
  /// Decides about a change that AppKit is about to make.
  ///
  /// - Parameters:
  ///   - ranges: What is replaced, in UTF-16 code units of the text.
  ///   - strings: What is put there, range by range; `nil` if only attributes change.
  ///   - app: Asks the app's delegate, with ranges of the text or of the value.
  /// - Returns: Whether AppKit makes the change.
  func shouldChange(
    _ ranges: [NSRange], to strings: [String]?, asking app: ([NSRange]) -> Bool
  ) -> Bool {
    guard writes == 0, let view else { return true }
    func ask() -> Bool { app(rangesForApp(ranges)) }
    if isAskingOnly { return ask() }
    guard let strings, strings.count == 1, ranges.count == 1, !isUndoing, !view.hasMarkedText(),
      view.string.isIdentical(to: session.displayedText)
    else { return ask() }
    let string = strings[0]
    var trial = session
    trial.select(UTF16Offset(view.selectedRange()))
    let response = trial.propose(string, in: UTF16Offset(ranges[0]))
    if response != .proceed, view.inputContext?.mayBeginComposition(with: string) == true {
      return ask()
    }
    if case .refuse(let reason) = response {
      session = trial
      owner?.refuse(reason)
      return false
    }
    let before = assignments
    guard ask() else { return false }
    // A delegate that assigned a text while it was asked gets the change made to that.
    guard assignments == before else { return true }
    session = trial
    guard case .write(let update) = response else { return true }
    write(update.rewrite)
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
    if showsRawText { return adopt(PartialString(text, selection: selection), telling: app) }
    let update = session.compositionEnded(with: text, selection: selection)
    guard let update else { return app() }
    if !write(update.rewrite) { app() }
    if let reason = update.refusal { owner?.refuse(reason) }
    tell(update)
  }

  /// Forms a text that is shown as the app assigned it, if the person has edited it.
  private func adopt(_ edited: PartialString, telling app: () -> Void) {
    if case .text(let assigned) = source, edited.text.isIdentical(to: assigned) { return app() }
    showsRawText = false
    session.set(formatted: format.formatted(edited))
    source = .value(session.current.value)
    if !write(nil) { app() }
    owner?.tell(
      InputChange(session.current, remainder: session.remainder, cause: .inputMethod),
      completes: session.current.isComplete)
  }

  /// The ranges that the app's delegate is asked with.
  private func rangesForApp(_ ranges: [NSRange]) -> [NSRange] {
    guard owner?.delegateRanges == .value else { return ranges }
    return ranges.map { NSRange(format.valueRange(of: UTF16Offset($0), in: session.current)) }
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
    write(update.rewrite)
    tell(update)
  }

  /// Makes the view show what the session says, as a change that AppKit can undo.
  ///
  /// - Parameter rewrite: What differs; the whole text is replaced where that isn't known.
  /// - Returns: Whether text was written; then the app's delegate has been told.
  @discardableResult
  func write(_ rewrite: TextRewrite?) -> Bool {
    guard let view else { return false }
    let current = session.current
    let selection = NSRange(owner?.allowed(current.selection, in: current) ?? current.selection)
    writes += 1
    defer { writes -= 1 }
    guard !view.string.isIdentical(to: session.current.text) else {
      if view.selectedRange() != selection { view.setSelectedRange(selection) }
      return false
    }
    let range = rewrite.map { NSRange($0.range) }
    let whole = NSRange(location: 0, length: view.string.utf16.count)
    let text = rewrite?.replacement ?? session.current.text
    view.breakUndoCoalescing()
    guard view.shouldChangeText(in: range ?? whole, replacementString: text) else { return false }
    view.textStorage?.replaceCharacters(
      in: range ?? whole,
      with: NSAttributedString(string: text, attributes: view.typingAttributes))
    view.setSelectedRange(selection)
    view.didChangeText()
    return true
  }

  func tell(_ update: SessionUpdate) {
    guard let change = update.change else { return }
    if change.cause != .focus { source = .value(session.current.value) }
    owner?.tell(
      InputChange(
        session.current, remainder: session.remainder, dropped: change.dropped,
        leftOut: change.leftOut, cause: InputChange.Cause(change.cause)),
      completes: change.completesValue)
  }

  var isUndoing: Bool {
    guard let manager = view?.undoManager else { return false }
    return manager.isUndoing || manager.isRedoing
  }
}
#endif
