/// Why an edit was rejected, so that a field can say it.
///
///     let pin = AllowedCharacters(.digits, maximumLength: 4)
///     let full = pin.formatted(value: "1234")
///     pin.apply(TextEdit(inserting: "5", at: 4), to: full).rejection  // .noRoom
///     pin.apply(TextEdit(inserting: "x", at: 4), to: full).rejection  // .notAllowed
public struct Rejection: Hashable, Sendable {
  private let reason: Reason

  private enum Reason: UInt8, Sendable {
    case notAllowed, noRoom, otherPrefix, wouldLose
  }

  private init(_ reason: Reason) {
    self.reason = reason
  }

  /// Nothing of it is allowed where it was put.
  public static let notAllowed = Rejection(.notAllowed)

  /// It is allowed, but there is no room left for it.
  public static let noRoom = Rejection(.noRoom)

  /// It begins with a sign of the prefix, and goes on with another prefix: `+49` under `+1`.
  public static let otherPrefix = Rejection(.otherPrefix)

  /// Putting it there would lose characters that are there, or carry them across a literal.
  public static let wouldLose = Rejection(.wouldLose)

  /// The stable name of the reason, such as `noRoom`.
  public var name: String {
    switch reason {
    case .notAllowed: "notAllowed"
    case .noRoom: "noRoom"
    case .otherPrefix: "otherPrefix"
    case .wouldLose: "wouldLose"
    }
  }
}
