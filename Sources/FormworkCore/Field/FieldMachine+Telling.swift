import FormworkMasks

/// Notification of observers: once per user edit, after all of its events are sent.
extension FieldMachine {
  mutating func owe(_ change: SessionChange, cause: FieldChange.Cause?) {
    if change.cause != .focus { source = .value(session.current.value) }
    let isFilledIn = turn.hasProbe && change.cause != .deletion && change.cause != .undo
    owe(
      OwedChange(
        cause: cause ?? (isFilledIn ? .autoFill : FieldChange.Cause(change.cause)),
        removed: change.removed, unused: change.unused, completes: change.completesValue,
        fills: change.fillsValue, sent: turn.toldByWriting))
  }

  /// Records a change to report. Several unreported changes become one.
  package mutating func owe(_ change: OwedChange) {
    var change = change
    if let earlier = owed {
      change.removed = earlier.removed + change.removed
      change.unused = earlier.unused + change.unused
      change.completes = earlier.completes || change.completes
      change.fills = earlier.fills || change.fills
    }
    owed = change
    unsettledText = nil
    awaitEndOfTurn()
  }

  /// Sends the events that the system didn't send for the recorded change, one after the other, and
  /// then notifies the app.
  mutating func flush() -> FieldCommand? {
    guard let change = owed else { return nil }
    guard !change.isAssigned, let event = TextEvent.all.first(where: { !change.sent.contains($0) })
    else {
      return deliver()
    }
    owed?.sent.insert(event)
    emit(.flush)
    return .send(event)
  }

  /// Records that an event was sent. The app is notified after the last of them.
  mutating func note(_ event: TextEvent) -> FieldCommand? {
    owed?.sent.insert(event)
    guard let change = owed, change.sent.isSuperset(of: TextEvent.all) else { return nil }
    if change.isAssigned { owed?.cause = .autoFill }
    return deliver()
  }

  /// Reports the issue to show, if it has changed.
  mutating func tellIssue() -> FieldCommand? {
    let issue = visibleIssue
    if issue == toldIssue { return nil }
    toldIssue = issue
    return .tellIssue(issue)
  }

  private mutating func deliver() -> FieldCommand? {
    guard let change = owed else { return nil }
    owed = nil
    if change.cause != .programmatic { issues.textDidChange(session.current) }
    return .tell(
      FieldChange(
        session.current, removed: change.removed, unused: change.unused,
        cause: change.cause, completes: change.completes && session.current.isDone,
        fills: change.fills && session.current.isFullAndDone))
  }
}
