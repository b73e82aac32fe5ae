package import FormworkFormats

/// A number that is written with digits and can be stepped, but not below zero.
package struct Counter: FormatWrapper {
  package let base = AllowedCharacters.digits

  package init() {}

  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }

  package func formatted(value: String) -> FormattedText { base.formatted(value: value) }

  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    guard let next = Self.next(current.value, steps) else { return .rejected(current) }
    return EditOutcome(formatted(value: next))
  }

  /// The number after some steps; `nil` if there is none.
  package static func next(_ value: String, _ steps: Int) -> String? {
    let next = (Int(value) ?? 0) + steps
    return next < 0 ? nil : String(next)
  }
}
