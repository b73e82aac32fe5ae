public import FormworkText

extension InputProblem {
  /// More characters than any such number has: digits of a telephone number, of a card of its brand.
  public static let tooLong = InputProblem(code: "tooLong")
}
