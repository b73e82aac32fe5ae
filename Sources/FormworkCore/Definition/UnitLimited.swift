import FormworkFormats

/// The unit of a text's length.
public enum LengthUnit: Hashable, Sendable {
  /// Characters as people count them (extended grapheme clusters): 👩‍👧 is one.
  case characters

  /// UTF-16 code units, as JavaScript, Java, and `NSString` count: 👩‍👧 is five.
  case utf16

  /// Bytes of UTF-8, as many databases count: 👩‍👧 is eleven.
  case bytes

  /// Returns the length of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func length(of text: String) -> Int {
    switch self {
    case .characters: text.count
    case .utf16: text.utf16.count
    case .bytes: text.utf8.count
    }
  }
}

/// A format whose text or value has at most a number of UTF-16 code units or bytes; no character is cut in two.
///
/// A key that doesn't fit is rejected. If text that arrives at once is too long, its longest
/// beginning that fits is used, with the issue `tooLong`.
package struct UnitLimited<Base: InputFormat>: LengthLimiting {
  package let base: Base

  /// The maximum length.
  let maximumLength: Int

  /// The unit of the length.
  let unit: LengthUnit

  /// The part that is measured.
  let measure: LengthMeasure

  /// Limits a format.
  package init(
    _ base: Base, to maximumLength: Int, _ unit: LengthUnit, of measure: LengthMeasure = .text
  ) {
    self.base = base
    self.maximumLength = max(0, maximumLength)
    self.unit = unit
    self.measure = measure
  }

  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    if whole.isRejected || edit.replacement.isEmpty || fits(whole.formatted, insteadOf: current) {
      return updatingStatus(whole)
    }
    guard edit.replacement.count > 1 else { return .rejected(current, because: .noRoom) }
    let cut = edit.replacement.longestBeginning { beginning -> EditOutcome? in
      let outcome = base.apply(edit.replacing(with: beginning), to: current)
      return fits(outcome.formatted, insteadOf: current) ? outcome : nil
    }
    guard var cut, !cut.isRejected else { return .rejected(current, because: .noRoom) }
    cut.formatted.issue = cut.formatted.issue ?? .tooLong
    return updatingStatus(cut)
  }

  package func formatted(value: String) -> FormattedText {
    let whole = base.formatted(value: value)
    if length(of: whole) <= maximumLength { return updatingStatus(whole) }
    let best = value.longestBeginning { beginning -> FormattedText? in
      let formatted = base.formatted(value: beginning)
      return length(of: formatted) <= maximumLength ? formatted : nil
    }
    var shown = updatingStatus(best ?? base.formatted(value: "")).showing(partOf: value)
    shown.issue = .tooLong
    return shown
  }

  private func length(of formatted: FormattedText) -> Int {
    unit.length(of: measure == .text ? formatted.text : formatted.value)
  }

  package func fits(_ formatted: FormattedText, insteadOf earlier: FormattedText) -> Bool {
    let length = length(of: formatted)
    return length <= maximumLength || length <= self.length(of: earlier)
  }

  package func updatingStatus(_ formatted: FormattedText) -> FormattedText {
    var updated = formatted
    updated.limit(isReached: length(of: formatted) >= maximumLength)
    return updated
  }
}

extension String {
  /// The result for the longest beginning that has one, in whole characters; the empty one isn't tried.
  fileprivate func longestBeginning<Result>(_ result: (String) -> Result?) -> Result? {
    let ends = Array(indices.dropFirst()) + [endIndex]
    var (low, high) = (0, ends.count)
    var best: Result?
    while low < high {
      let middle = (low + high) / 2
      if let found = result(String(self[..<ends[middle]])) {
        (best, low) = (found, middle + 1)
      } else {
        high = middle
      }
    }
    return best
  }
}
