/// A separator between digits, and the number of digits before it.
struct NumberMark: Hashable {
  var sign: Sign
  var place: Int

  /// The appearance of a separator, regardless of its meaning.
  enum Sign: UInt32, Hashable {
    /// `.`, `,`, or one of their full-width and Arabic forms: before the fraction, or between
    /// groups.
    case dot = 1
    case comma

    /// A separator that is always before the fraction.
    case point

    /// A separator that is always between groups: a space or an apostrophe.
    case group
  }
}

extension NumberMark.Sign {
  /// Creates the separator for a scalar; `nil` for any other scalar.
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
    // With Latin digits, Arabic has a dot. The Arabic decimal separator looks like a comma, but a
    // comma also separates groups.
    case .dot: layout.point == "." || layout.point.value == 0x66B
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
