import FormworkMasks

extension Law {
  /// Equal states behave equally, whatever their past: each edit of one has the same outcome as of the other.
  static let equality = Law(
    name: "equality", share: 0.02, floor: 0.4, makes: cases(8...24)
  ) { (scenario, tally) throws(Violation) in
    var past: [FormattedText] = []
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let current = step.after
      let others =
        past + [format.formatted(text: current.text), format.formatted(value: current.value)]
      for other in others where other == current {
        for edit in probes(at: current.selection, in: current.text) {
          tally.asserted += 1
          let (one, two) = (format.apply(edit, to: current), format.apply(edit, to: other))
          if one.formatted != two.formatted || one.rejection != two.rejection {
            throw step.violation(
              "equal states behave equally after \(edit)", one.formatted.picture,
              two.formatted.picture)
          }
        }
        if format.editingEnded(current) != format.editingEnded(other) {
          throw step.violation(
            "equal states are equal after leaving", format.editingEnded(current).picture,
            format.editingEnded(other).picture)
        }
        break
      }
      past.append(current)
    }
  }

  /// Keys, Backspace, forward Delete, and the deletion of everything.
  private static func probes(at selection: Range<UTF16Offset>, in text: String) -> [TextEdit] {
    let end = UTF16Offset.end(of: text)
    var edits = ["1", "a", "-"].map { TextEdit(replacing: selection, with: $0) }
    let start = selection.lowerBound
    if start > 0 { edits.append(TextEdit(deletingBackward: UTF16Offset(start.value - 1)..<start)) }
    if start < end { edits.append(TextEdit(deletingForward: start..<UTF16Offset(start.value + 1))) }
    edits.append(TextEdit(replacing: 0..<end, with: ""))
    return edits
  }
}
