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
