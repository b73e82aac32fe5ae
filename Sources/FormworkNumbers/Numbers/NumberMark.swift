/// A separator between digits, and how many of them are before it.
struct NumberMark: Hashable {
  var sign: Sign
  var place: Int

  /// What a separator looks like, whatever it means.
  enum Sign: UInt32, Hashable {
    /// `.` or `,`, and their full-width and Arabic forms: before the fraction, or between groups.
    case dot = 1
    case comma

    /// A separator that is only ever before the fraction.
    case point

    /// A separator that is only ever between groups: a space, an apostrophe.
    case group
  }
}

extension NumberMark.Sign {
  /// The separator that a scalar is; `nil` for any other scalar.
  init?(_ sign: NumberSign) {
    switch sign {
    case .dot: self = .dot
    case .comma: self = .comma
    case .point: self = .point
    case .group: self = .group
    default: return nil
    }
  }

  /// Whether this is the decimal separator of a format.
  func isPoint(of layout: NumberLayout) -> Bool {
    switch self {
    case .dot: layout.point == "."
    case .comma: layout.point == ","
    case .point: true
    case .group: false
    }
  }

  /// Whether this is the group separator of a format.
  func isGroup(of layout: NumberLayout) -> Bool {
    switch self {
    case .dot: layout.group == "."
    case .comma: layout.group == ","
    case .point: false
    case .group: layout.group != "." && layout.group != ","
    }
  }
}
