import ArgumentParser

/// What the patterns of `check` and `explain` are, if they aren't masks.
enum PatternKind: EnumerableFlag {
  case regex, date, number

  static func name(for kind: PatternKind) -> NameSpecification {
    kind == .regex ? [.customShort("e"), .long] : .long
  }

  static func help(for kind: PatternKind) -> ArgumentHelp? {
    switch kind {
    case .regex: "The patterns are regular expressions."
    case .date: "The patterns are dates and times, or locales for their dates."
    case .number: "The patterns are locales, such as de_DE, for their numbers."
    }
  }
}
