public import FormworkMasks

/// The text of an entry, with its value and its state.
///
/// A format writes it from the start to the end:
///
///     func write(_ entry: Entry) -> EntryText {
///       var text = EntryText(entry)
///       for index in entry.indices {
///         if index == 3 { text.supply(" ") }
///         text.show(index)
///       }
///       text.isComplete = entry.count == 6
///       return text
///     }
///
/// A character of the entry that is neither shown nor absorbed is reported as unused or removed.
public struct EntryText: Sendable {
  package let entry: Entry
  private var runs: [Run] = []

  /// The number of runs before the suffix, behind which the caret never is.
  private var suffixStart: Int?

  /// The number of characters that are shown or absorbed.
  private var usedCount = 0
  private var absorbed: [Int] = []

  /// The value. If you don't set it, it is the text without the characters that the format supplies.
  public var value: String?

  /// A Boolean value that indicates whether nothing is missing. An empty value is never complete.
  public var isComplete = false

  /// A Boolean value that indicates whether no additional character is accepted anywhere.
  public var isFull = false

  /// The issue, if there is one.
  public var issue: ValidationIssue?

  /// The characters of the entry that cause the issue; `nil` if all of them do.
  public var wrong: Range<Int>?

  /// The reason to reject a key or a whole input that leads to this entry.
  ///
  /// A deletion is never rejected, and `noRoom` rejects an insertion only if the entry grows.
  public var rejection: Rejection?

  /// Creates the text of an entry, which doesn't show anything yet.
  public init(_ entry: Entry) {
    self.entry = entry
    runs.reserveCapacity(12)
  }
}

extension EntryText {
  /// Characters of one kind: several of the entry, or one that the format supplies.
  private struct Run: BitwiseCopyable, Sendable {
    /// The first index in the entry, or -1.
    var start: Int32
    var count: Int32 = 1

    /// The character that is shown instead of the one of the entry, or supplied; 0 for the characters of the entry.
    var shown: Glyph = 0

    /// The character of the entry if another one is shown, or 0.
    var element: Glyph = 0
    var kind: Provenance.Kind
  }

  /// Shows a character of the entry. An index outside of the entry shows nothing.
  ///
  /// - Parameters:
  ///   - index: The index in the entry.
  ///   - isValue: Whether the character is part of the value, unless you set ``value``.
  public mutating func show(_ index: Int, isValue: Bool = true) {
    show(index..<index + 1, isValue: isValue)
  }

  /// Shows characters of the entry in a row. Indices outside of the entry show nothing.
  ///
  /// - Parameters:
  ///   - indices: The indices in the entry.
  ///   - isValue: Whether the characters are part of the value, unless you set ``value``.
  public mutating func show(_ indices: Range<Int>, isValue: Bool = true) {
    let indices = indices.clamped(to: 0..<entry.count)
    if indices.isEmpty { return }
    usedCount += indices.count
    let kind: Provenance.Kind = isValue ? [.user, .value] : .user
    let (start, count) = (
      Int32(truncatingIfNeeded: indices.lowerBound), Int32(truncatingIfNeeded: indices.count)
    )
    if let last = runs.last, last.start >= 0, last.shown == 0, last.kind == kind,
      last.start &+ last.count == start, suffixStart != runs.count
    {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(start: start, count: count, kind: kind))
    }
  }

  /// Shows a character of the entry as another one, as a decimal separator in the notation of a country.
  ///
  /// The value contains the shown one, unless you set ``value``.
  ///
  /// - Parameters:
  ///   - index: The index in the entry.
  ///   - shown: What the user sees.
  public mutating func show(_ index: Int, as shown: Unicode.Scalar) {
    // Characters of several scalars are known only to this entry.
    guard entry.units.indices.contains(index), entry.units[index] != shown.value,
      !Glyphs.isCluster(entry.units[index])
    else { return show(index) }
    usedCount += 1
    runs.append(
      Run(
        start: Int32(truncatingIfNeeded: index), shown: shown.value, element: entry.units[index],
        kind: [.user, .value]))
  }

  /// Hides a character of the entry that the text already implies, such as a prefix that the format supplies.
  public mutating func absorb(_ index: Int) {
    guard entry.units.indices.contains(index) else { return }
    absorbed.append(index)
    usedCount += 1
  }

  /// Shows text of the format.
  ///
  /// - Parameters:
  ///   - literal: The text.
  ///   - isValue: Whether it is part of the value, unless you set ``value``.
  public mutating func supply(_ literal: String, isValue: Bool = false) {
    for scalar in literal.unicodeScalars { supply(scalar, isValue: isValue) }
  }

  /// Shows a character of the format that is the user's from now on, as a colon after two digits of hours.
  ///
  /// - Parameter scalar: The character, which needs a role.
  public mutating func add(_ scalar: Unicode.Scalar) {
    runs.append(Run(start: -1, shown: scalar.value, kind: [.user, .value]))
  }

  /// Shows text of the format after everything that the user can edit. The caret is never behind it.
  ///
  /// - Parameter suffix: The text, such as ` km`.
  public mutating func supply(suffix: String) {
    if suffixStart == nil { suffixStart = runs.count }
    supply(suffix)
  }

  package mutating func supply(_ scalar: Unicode.Scalar, isValue: Bool = false) {
    runs.append(Run(start: -1, shown: scalar.value, kind: isValue ? .value : []))
  }
}

/// The side of literals on which the caret is.
package enum CaretSide {
  /// Directly after the character before them.
  case after

  /// Directly before the character after them.
  case before
}

extension EntryText {
  /// The indices of the characters that are neither shown nor absorbed.
  var lost: [Int] {
    if usedCount == entry.count { return [] }
    var isLost = [Bool](repeating: true, count: entry.count)
    for run in runs where run.start >= 0 {
      for index in run.start..<run.start + run.count { isLost[Int(index)] = false }
    }
    for index in absorbed { isLost[index] = false }
    return isLost.indices.filter { isLost[$0] }
  }

  /// The number of characters that take room.
  var shownCount: Int { entry.count - absorbed.count }

  /// Returns the formatted text, with the caret after a number of characters of the entry.
  ///
  /// - Complexity: O(*n*).
  package func formatted(caret: Int, _ side: CaretSide) -> FormattedText {
    if entry.isEmpty || runs.isEmpty { return FormattedText() }
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(runs.count)
    // The offset behind the last character before the caret, and the one before the next character.
    var (offset, size, last, next) = (0, 0, 0, -1)
    var suffix = -1
    var wrong: Range<Int>?
    for index in runs.indices {
      let run = runs[index]
      if index == suffixStart { suffix = offset }
      let start = offset
      let bytes = measure(run, &offset)
      size += bytes
      if run.start >= 0 {
        let range = Int(run.start)..<Int(run.start + run.count)
        let isBehind = range.upperBound <= caret && suffix < 0
        if isBehind {
          last = offset
        } else if range.lowerBound < caret, suffix < 0 {
          last = start + length(range.lowerBound..<caret)
          next = last
        } else if next < 0 {
          next = start
        }
        if let all = self.wrong?.clamped(to: range), !all.isEmpty {
          let first = start + length(range.lowerBound..<all.lowerBound)
          wrong = (wrong?.lowerBound ?? first)..<first + length(all)
        }
      } else if run.kind.contains(.user), next < 0 {
        last = offset
      }
      if let piece = pieces.last, piece.kind == run.kind, piece.element == 0, run.element == 0 {
        pieces[pieces.count - 1].length += bytes
      } else {
        pieces.append(Provenance.Piece(length: bytes, kind: run.kind, element: run.element))
      }
    }
    // The caret is never before a literal at the start.
    var place = side == .before || last == 0 ? max(next, last) : last
    if next < 0 { place = suffix < 0 ? offset : suffix }
    let value = value ?? string(of: .value, capacity: size)
    var formatted = FormattedText(
      text: string(of: [], capacity: size), value: value,
      selection: UTF16Offset(place)..<UTF16Offset(place),
      isComplete: isComplete && !value.isEmpty, issue: issue, provenance: Provenance(pieces))
    if let wrong, let issue {
      formatted.issue = issue.located(
        at: UTF16Offset(wrong.lowerBound)..<UTF16Offset(wrong.upperBound))
    }
    formatted.isFull = isFull
    return formatted
  }

  /// Returns the length of a run in UTF-8, and adds the one in UTF-16 to an offset.
  private func measure(_ run: Run, _ offset: inout Int) -> Int {
    if run.shown == 0, entry.isPlain {
      offset += Int(run.count)
      return Int(run.count)
    }
    if run.shown > 0 {
      offset += entry.glyphs.utf16Length(run.shown)
      return entry.glyphs.utf8Length(run.shown)
    }
    var size = 0
    for index in run.start..<run.start + run.count {
      offset += entry.glyphs.utf16Length(entry.units[Int(index)])
      size += entry.glyphs.utf8Length(entry.units[Int(index)])
    }
    return size
  }

  /// Returns the length of characters of the entry in UTF-16.
  private func length(_ range: Range<Int>) -> Int {
    entry.isPlain
      ? range.count : range.reduce(0) { $0 + entry.glyphs.utf16Length(entry.units[$1]) }
  }

  /// Returns the text of the runs of a kind, which has at most `capacity` UTF-8 code units.
  private func string(of kind: Provenance.Kind, capacity: Int) -> String {
    String(capacity: capacity) { buffer in
      var count = 0
      for run in runs where run.kind.isSuperset(of: kind) {
        if run.shown > 0 {
          entry.glyphs.write(run.shown, to: buffer, at: &count)
        } else if entry.isPlain {
          for index in Int(run.start)..<Int(run.start + run.count) {
            buffer[count] = UInt8(truncatingIfNeeded: entry.units[index])
            count += 1
          }
        } else {
          for index in Int(run.start)..<Int(run.start + run.count) {
            entry.glyphs.write(entry.units[index], to: buffer, at: &count)
          }
        }
      }
      return count
    }
  }
}
