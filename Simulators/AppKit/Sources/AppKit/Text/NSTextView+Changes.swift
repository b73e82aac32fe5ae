public import Foundation

/// One change that can be taken back.
final class UndoStep {
  var range: NSRange
  let old: String

  init(_ range: NSRange, _ old: String) {
    self.range = range
    self.old = old
  }
}

extension NSTextView {
  /// Asks whether a change may be made, and records how to undo it.
  public func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    shouldChangeText(
      inRanges: [NSValue(range: affectedCharRange)],
      replacementStrings: replacementString.map { [$0] })
  }

  /// Asks whether changes of several ranges may be made, and records how to undo one.
  public func shouldChangeText(
    inRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool {
    guard isEditable else { return false }
    let manager = undoManager
    let isUndo = manager?.isUndoing == true || manager?.isRedoing == true
    if !isUndo || Simulation.current.profile.undoAsksDelegate {
      let strings = replacementStrings?.map { "\"\($0)\"" }.joined(separator: ",") ?? "nil"
      Simulation.current.note("SC\(strings)")
      guard ask(affectedRanges, replacementStrings) else { return false }
    }
    if let string = replacementStrings?.first, marked == nil {
      record(affectedRanges[0].rangeValue, string)
    }
    return true
  }

  private func ask(_ ranges: [NSValue], _ strings: [String]?) -> Bool {
    if let answer = delegate?.textView?(
      self, shouldChangeTextInRanges: ranges, replacementStrings: strings)
    {
      return answer
    }
    return ranges.indices.allSatisfy { index in
      delegate?.textView?(
        self, shouldChangeTextIn: ranges[index].rangeValue, replacementString: strings?[index])
        ?? true
    }
  }

  /// Tells of a change.
  public func didChangeText() {
    let news = Notification(name: NSText.didChangeNotification, object: self)
    Simulation.current.note("CH")
    if Simulation.current.profile.notificationComesFirst {
      NotificationCenter.default.post(news)
      delegate?.textDidChange?(news)
    } else {
      delegate?.textDidChange?(news)
      NotificationCenter.default.post(news)
    }
  }

  private func record(_ range: NSRange, _ string: String) {
    guard allowsUndo, NSMaxRange(range) <= storage.length else { return }
    let length = string.utf16.count
    if Simulation.current.profile.coalescesTyping, let typing, range.length == 0, length == 1,
      range.location == NSMaxRange(typing.range)
    {
      typing.range.length += 1
      return
    }
    let step = UndoStep(
      NSRange(location: range.location, length: length), storage.string.utf16Part(range))
    register(step)
    typing = range.length == 0 && length == 1 ? step : nil
  }

  func register(_ step: UndoStep) {
    let view = Weak(self)
    nonisolated(unsafe) let step = step
    undoManager?.registerUndo(withTarget: storage) { _ in view.object?.takeBack(step) }
  }

  private func takeBack(_ step: UndoStep) {
    typing = nil
    guard NSMaxRange(step.range) <= storage.length else {
      return Simulation.current.crash("undo has a stale range, \(step.range)")
    }
    guard shouldChangeText(in: step.range, replacementString: step.old) else { return }
    typing = nil
    storage.replaceCharacters(in: step.range, with: step.old)
    setSelectedRange(
      NSRange(location: step.range.location + step.old.utf16.count, length: 0))
    didChangeText()
  }
}
