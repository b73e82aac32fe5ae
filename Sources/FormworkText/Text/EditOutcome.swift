/// What came of an edit.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let outcome = phone.apply(TextEdit(inserting: "x", at: 0), to: FormattedText())
///     outcome.rejection  // .notAllowed
public struct EditOutcome: Hashable, Sendable {
  /// The text after the edit; exactly the one before it if the edit was rejected.
  public var formatted: FormattedText

  /// Why the format rejected the edit, of which nothing could be used; `nil` if it didn't.
  ///
  /// An edit that had nothing to do isn't rejected, such as Backspace in an empty field, a typed
  /// separator that is already there, or one that a mask has no use for.
  public var rejection: Rejection?

  /// What is neither in the text any more nor in it at all; `nil` for nothing, as after most edits.
  package private(set) var lost: Lost?

  /// The user's characters that were there and had to go, in order.
  ///
  /// Undo brings them back. What was never in the text is ``unused``.
  public var removed: String {
    get { lost?.removed ?? "" }
    set { lost = Lost(removed: newValue, unused: unused) }
  }

  /// The letters and digits that were put in and found no place, in order; empty where the edit
  /// was rejected, which says the same of all of them.
  public var unused: String {
    get { lost?.unused ?? "" }
    set { lost = Lost(removed: removed, unused: newValue) }
  }

  /// Whether the format rejected the edit.
  public var isRejected: Bool { rejection != nil }
}

extension EditOutcome {
  /// The outcome of an edit that was carried out, and lost nothing.
  package init(_ formatted: FormattedText) {
    self.init(formatted: formatted, rejection: nil, lost: nil)
  }

  /// Creates the outcome of an edit that was carried out.
  public init(_ formatted: FormattedText, removed: String = "", unused: String = "") {
    self.init(formatted: formatted, rejection: nil, lost: Lost(removed: removed, unused: unused))
  }

  /// The outcome of an edit that was rejected: `current` as it was.
  public static func rejected(
    _ current: FormattedText, because rejection: Rejection = .notAllowed
  ) -> EditOutcome {
    EditOutcome(formatted: current, rejection: rejection, lost: nil)
  }

  /// This outcome of an edit whose replacement was only a part of `whole`, with what isn't in the
  /// part left out as well.
  ///
  /// - Complexity: O(*n*) in the length of `whole`.
  package func accounting(for whole: String, insteadOf part: String) -> EditOutcome {
    if isRejected || whole.byteCount == part.byteCount { return self }
    var accounted = self
    accounted.unused = whole.lettersAndDigits.unused(of: part.lettersAndDigits, unused)
    return accounted
  }
}

/// What an edit lost: characters that had to go, and some that found no place.
package final class Lost: Hashable, Sendable {
  package let removed: String
  package let unused: String

  /// What was lost; `nil` if nothing was.
  package init?(removed: String, unused: String) {
    if removed.isEmpty, unused.isEmpty { return nil }
    self.removed = removed
    self.unused = unused
  }

  package static func == (left: Lost, right: Lost) -> Bool {
    left.removed.isSame(as: right.removed) && left.unused.isSame(as: right.unused)
  }

  package func hash(into hasher: inout Hasher) {
    removed.hashUnits(into: &hasher)
    unused.hashUnits(into: &hasher)
  }
}

extension StringProtocol {
  /// The letters and digits, in order: what counts when nothing may get lost unsaid.
  var lettersAndDigits: String { String(filter(CharacterClass.alphanumeric.contains)) }
}

extension String {
  /// The characters that aren't in `part`, which is this text without some, and those of `part`
  /// that were `left` out of it; in the order of this text.
  fileprivate func unused(of part: String, _ left: String) -> String {
    var part = Array(part)
    var left = Array(left)
    var result: [Character] = []
    // What is cut is cut at the end: of equal characters the last ones count as missing.
    for character in Array(self).reversed() {
      if part.takeLast(character), !left.takeLast(character) { continue }
      result.append(character)
    }
    return String(left) + String(result.reversed())
  }
}
