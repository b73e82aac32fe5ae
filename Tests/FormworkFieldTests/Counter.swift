import FormworkFilters
import FormworkMasks

/// A number that is written with digits and can be stepped, but not below zero.
struct Counter: FormatWrapper {
  let base = AllowedCharacters.digits

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }

  func formatted(value: String) -> FormattedText { base.formatted(value: value) }

  func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    guard let next = Self.next(current.value, steps) else { return .rejected(current) }
    return EditOutcome(formatted(value: next))
  }

  /// The number after some steps; `nil` if there is none.
  static func next(_ value: String, _ steps: Int) -> String? {
    let next = (Int(value) ?? 0) + steps
    return next < 0 ? nil : String(next)
  }
}
