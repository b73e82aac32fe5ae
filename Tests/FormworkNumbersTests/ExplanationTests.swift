import FormworkFormats
import Testing

/// What formats say of themselves.
@Suite struct ExplanationTests {
  @Test(arguments: [
    (
      "dd/MM/yyyy",
      "day, 01 to 31|“/”, shown only|month, 01 to 12|“/”, shown only|year, 0001 to 9999"
    ),
    ("d.M.yy", "day, 1 to 31|“.”, shown only|month, 1 to 12|“.”, shown only|year, 00 to 99"),
    ("hh:mma", "hour, 01 to 12|“:”, shown only|minute, 00 to 59|AM or PM"),
    ("HH'h'", "hour, 00 to 23|“h”, shown only"), ("ss", "second, 00 to 59"),
  ])
  func dates(pattern: String, parts: String) throws {
    #expect(try DatePattern(pattern).explanation == parts.split(separator: "|").map { String($0) })
  }

  @Test func numbers() throws {
    #expect(
      try NumberFormat(currency: "$").explanation == [
        "“$”, shown only", "digits in groups of 3, with “,” between them", "“.” and 2 digits",
        "“-” for less than zero",
      ])
    #expect(
      try NumberFormat(currency: "$", sign: .accounting).explanation.last
        == "parentheses around it for less than zero")
    var options = NumberFormat.Options(affixes: NumberAffixes(suffix: "%"))
    options.maximumIntegerDigits = 3
    options.minimumFractionDigits = 0
    options.maximumFractionDigits = 1
    options.minimum = 0
    options.maximum = 100
    let share = try NumberFormat(
      NumberSymbols(groupSeparator: nil), options)
    #expect(
      share.explanation == [
        "up to 3 digits", "“.” and up to 1 digit", "“%”, shown only", "at least 0", "at most 100",
      ])
    options = NumberFormat.Options()
    options.maximumFractionDigits = 0
    let indian = NumberSymbols(grouping: DigitGrouping(3, 2, minimumLeading: 2))
    #expect(
      try NumberFormat(indian, options).explanation == [
        "digits in groups of 3 and 2, with “,” between them from 5 digits on",
        "“-” for less than zero",
      ])
    options.grouping = .never
    #expect(try NumberFormat(indian, options).explanation[0] == "digits")
    options.minimumFractionDigits = 1
    options.maximumFractionDigits = nil
    #expect(try NumberFormat(indian, options).explanation[1] == "“.” and 1 or more digits")
  }
}
