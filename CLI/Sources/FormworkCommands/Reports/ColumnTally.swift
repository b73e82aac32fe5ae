/// The counts of a report for one column, or for the lines of a file.
struct ColumnTally {
  /// The number of completed fields, and of those that changed.
  private(set) var completedCount = 0
  private(set) var changedCount = 0
  var emptyCount = 0

  /// The changed ones by what changed, with some of them and what they became.
  private(set) var changes: [ChangeKind: Changes] = [:]

  /// The number of rejects by reason, with examples.
  private(set) var rejects: [String: Rejects] = [:]

  /// The number of results by length in characters, and by kind.
  private(set) var lengths: [Int: Int] = [:]
  private(set) var kinds: [String: Int] = [:]

  struct Changes {
    var count = 0
    var examples: [Change] = []
  }

  struct Change {
    let before: String
    let after: String
  }

  struct Rejects {
    var count = 0
    var examples: [Reject] = []
  }

  static let exampleCount = 10
  private static let mostKinds = 64

  var rejectedCount: Int { rejects.values.reduce(0) { $0 + $1.count } }
  var count: Int { completedCount + rejectedCount + emptyCount }

  mutating func note(_ reject: Reject) {
    rejects[reject.reason.name, default: Rejects()].count += 1
    if rejects[reject.reason.name, default: Rejects()].examples.count < Self.exampleCount {
      rejects[reject.reason.name, default: Rejects()].examples.append(reject.shortened)
    }
  }

  /// - Parameters:
  ///   - result: What a text became.
  ///   - content: The text.
  ///   - kind: The kind of the result; `nil` for the shape of the text.
  ///   - change: The kind of the change, if the result is another text.
  mutating func note(
    _ result: String, of content: String, kind: String?, as change: ChangeKind = .form
  ) {
    completedCount += 1
    lengths[result.unicodeScalars.count, default: 0] += 1
    count(kind ?? content.shape, 1)
    if result == content { return }
    changedCount += 1
    changes[change, default: Changes()].count += 1
    if changes[change, default: Changes()].examples.count < Self.exampleCount {
      changes[change, default: Changes()].examples.append(
        Change(before: content.shortened, after: result.shortened))
    }
  }

  /// Adds what was noted of a later part.
  mutating func add(_ other: ColumnTally) {
    completedCount += other.completedCount
    changedCount += other.changedCount
    emptyCount += other.emptyCount
    for (change, more) in other.changes {
      var sum = changes[change] ?? Changes()
      sum.count += more.count
      sum.examples += more.examples.prefix(Self.exampleCount - sum.examples.count)
      changes[change] = sum
    }
    for (length, count) in other.lengths { lengths[length, default: 0] += count }
    for (kind, count) in other.kinds { self.count(kind, count) }
    for (name, more) in other.rejects {
      var sum = rejects[name] ?? Rejects()
      sum.count += more.count
      sum.examples += more.examples.prefix(Self.exampleCount - sum.examples.count)
      rejects[name] = sum
    }
  }

  /// Memory stays bounded, however many shapes a file has.
  private mutating func count(_ kind: String, _ more: Int) {
    let isKnown = kinds[kind] != nil || kinds.count < Self.mostKinds
    kinds[isKnown ? kind : "other", default: 0] += more
  }
}

extension String {
  /// The text with each digit as `9`, each letter as `A` or `a`, and long runs cut: the pattern that similar text shares.
  fileprivate var shape: String {
    var shape = ""
    for scalar in unicodeScalars.prefix(40) {
      switch scalar.properties.generalCategory {
      case .decimalNumber: shape += "9"
      case .uppercaseLetter: shape += "A"
      case .lowercaseLetter, .otherLetter, .modifierLetter: shape += "a"
      default: shape.unicodeScalars.append(scalar)
      }
    }
    return shape
  }
}
