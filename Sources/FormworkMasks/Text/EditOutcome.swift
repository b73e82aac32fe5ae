/// The outcome of an edit.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let outcome = phone.apply(TextEdit(inserting: "x", at: 0), to: FormattedText())
///     outcome.rejection  // .notAllowed
public struct EditOutcome: Hashable, Sendable {
  /// The text after the edit. If the edit was rejected, it is the text before the edit.
  public var formatted: FormattedText

  /// The reason why the format rejected the edit, or `nil` if it didn't.
  ///
  /// An edit that does nothing isn't rejected, such as Backspace in an empty field, a typed separator that is
  /// already there, or an unneeded separator.
  public var rejection: Rejection?

  /// The removed and the unused characters, or `nil` if nothing was lost, as after most edits.
  package private(set) var lost: Lost?

  /// The user's characters that the edit removed, in order.
  ///
  /// Undo restores them. Characters that were never in the text are ``unused``.
  public var removed: String {
    get { lost?.removed ?? "" }
    set { lost = Lost(removed: newValue, unused: unused) }
  }

  /// The inserted letters and digits without a place, in order.
  ///
  /// It is empty if the edit was rejected, because then all of them are unused.
  public var unused: String {
    get { lost?.unused ?? "" }
    set { lost = Lost(removed: removed, unused: newValue) }
  }

  /// A Boolean value that indicates whether the format rejected the edit.
  public var isRejected: Bool { rejection != nil }
}

extension EditOutcome {
  /// Creates the outcome of a successful edit that lost nothing.
  package init(_ formatted: FormattedText) {
    self.init(formatted: formatted, rejection: nil, lost: nil)
  }

  /// Creates the outcome of a successful edit.
  public init(_ formatted: FormattedText, removed: String = "", unused: String = "") {
    self.init(formatted: formatted, rejection: nil, lost: Lost(removed: removed, unused: unused))
  }

  /// Returns the outcome of a rejected edit, with `current` unchanged.
  public static func rejected(
    _ current: FormattedText, because rejection: Rejection = .notAllowed
  ) -> EditOutcome {
    EditOutcome(formatted: current, rejection: rejection, lost: nil)
  }

  /// Returns the outcome with the letters and digits of a label before the input, which are unused.
  package func addingUnused(_ label: String) -> EditOutcome {
    if isRejected || label.isEmpty { return self }
    var outcome = self
    outcome.unused = label + outcome.unused
    return outcome
  }

  /// Returns this outcome with more unused characters: those of `whole` that aren't in `part`.
  ///
  /// It is for an edit that inserted only `part`.
  ///
  /// - Complexity: O(*n*) in the length of `whole`.
  package func accounting(for whole: String, insteadOf part: String) -> EditOutcome {
    if isRejected || whole.byteCount == part.byteCount { return self }
    var accounted = self
    accounted.unused = whole.countedCharacters.unused(of: part.countedCharacters, unused)
    return accounted
  }
}

/// The characters that an edit removed, and those that it didn't use.
package final class Lost: Hashable, Sendable {
  package let removed: String
  package let unused: String

  /// Creates the lost characters, or `nil` if nothing was lost.
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
  /// The letters and digits in order, which are the characters that must not get lost silently.
  package var lettersAndDigits: String { String(countedCharacters) }

  /// A list of characters instead of a text, because adjacent ones might combine.
  fileprivate var countedCharacters: [Character] {
    Array(self).filter(UnicodeSet.alphanumeric.contains)
  }
}

extension [Character] {
  /// Returns the characters that aren't in `part`, and those of `part` that are in `left`, in the order of
  /// this text.
  ///
  /// `part` is this text without some characters.
  fileprivate func unused(of part: [Character], _ left: String) -> String {
    var part = part
    var left = Array(left)
    var result: [Character] = []
    // Text is cut at its end, so of equal characters the last ones are missing.
    for character in reversed() {
      if part.takeLast(character), !left.takeLast(character) { continue }
      result.append(character)
    }
    return String(left) + String(result.reversed())
  }
}

/// The reason why an edit was rejected, for a message to the user.
///
///     let pin = AllowedCharacters(.digits, maximumLength: 4)
///     let full = pin.formatted(value: "1234")
///     pin.apply(TextEdit(inserting: "5", at: 4), to: full).rejection  // .noRoom
///     pin.apply(TextEdit(inserting: "x", at: 4), to: full).rejection  // .notAllowed
public struct Rejection: Hashable, Sendable {
  private let reason: Reason

  private enum Reason: UInt8, Sendable {
    case notAllowed, noRoom, otherPrefix, wouldLose, rounded
  }

  private init(_ reason: Reason) {
    self.reason = reason
  }

  /// The edit isn't allowed at its position.
  public static let notAllowed = Rejection(.notAllowed)

  /// The edit is allowed, but there is no room for it.
  public static let noRoom = Rejection(.noRoom)

  /// The text starts like the prefix, but has a different prefix: `+49` for `+1`.
  public static let otherPrefix = Rejection(.otherPrefix)

  /// The edit would push out existing characters, or move them across a literal.
  public static let wouldLose = Rejection(.wouldLose)

  /// The text is a number that a program exported in scientific notation, as in `4.91511E+11`, so digits of
  /// the code are lost.
  public static let rounded = Rejection(.rounded)

  /// The stable name of the reason, such as `noRoom`.
  package var name: String {
    switch reason {
    case .notAllowed: "notAllowed"
    case .noRoom: "noRoom"
    case .otherPrefix: "otherPrefix"
    case .wouldLose: "wouldLose"
    case .rounded: "rounded"
    }
  }
}
