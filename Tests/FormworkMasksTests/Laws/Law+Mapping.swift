import FormworkMasks

extension Law {
  /// A range mapped from text to value and back covers the same user's characters.
  static let mapping = Law(
    name: "mapping", share: 0.05, floor: 0.6, makes: cases(3...8)
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let text = step.after
      let view = text.view
      if text.value.isEmpty { return }
      // Of a value that an app assigned, and that isn't shown whole, no place is known.
      if text.issue != nil, !text.isComplete, !text.value.isSame(as: view.value) { return }
      let end = text.text.utf16.count
      let ranges = [
        0..<end, 0..<(end / 2), (end / 2)..<end, (end / 3)..<(end / 3 + 2), (end / 2)..<(end / 2),
        -3..<1, (end - 1)..<(end + 9),
      ]
      for range in ranges
      where !range.isEmpty || text.text.isBoundary(UTF16Offset(range.lowerBound)) {
        tally.edits += 1
        let range = UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound)
        let value = format.valueRange(of: range, in: text)
        let back = format.textRange(of: value, in: text)
        tally.asserted += 1
        let covered = view.covered(by: range)
        // Characters that the literals between them keep apart may be one in the value.
        let isSame =
          view.isApart
          ? covered == view.covered(by: back) : Set(covered).isSubset(of: view.covered(by: back))
        let again = format.valueRange(of: back, in: text)
        if isSame, again == value { continue }
        throw step.violation(
          "a range mapped from text to value and back covers the same user's characters",
          "\(range.lowerBound.value)..<\(range.upperBound.value): \(view.covered(by: range))",
          "\(back.lowerBound.value)..<\(back.upperBound.value): \(view.covered(by: back)) of \(text.picture)"
        )
      }
    }
  }
}

extension TextView {
  /// Which of the user's characters a range touches.
  fileprivate func covered(by range: Range<UTF16Offset>) -> [Int] {
    users.indices.filter {
      offsets[$0] < range.upperBound.value && ends[$0] > range.lowerBound.value
    }
  }
}
