import FormworkFormats
import Testing

@Suite struct DatePatternTests {
  /// Two errors are equal if the same thing is wrong in the same place.
  @Test func equalErrors() throws {
    func error(_ pattern: String) throws -> DatePatternError {
      try #require(throws: DatePatternError.self) { try DatePattern(pattern) }
    }
    let errors = try ["DD/MM/yyyy", "dd/MM/YYYY", "xx/DD", ""].map(error)
    for (place, one) in errors.enumerated() {
      #expect(errors.firstIndex(of: one) == place)
    }
    #expect(try error("DD/MM/yyyy") == errors[0])
  }

  @Test(
    arguments: [
      ("", .noFields, 0, ""), ("/", .noFields, 0, "/"), ("DD/MM/yyyy", .unknownField, 0, "DD"),
      ("dd/MM/YYYY", .unknownField, 6, "YYYY"), ("dd MMM yyyy", .unsupportedLength, 3, "MMM"),
      ("dd/MM/yyy", .unsupportedLength, 6, "yyy"), ("dd/MM/dd", .repeatedField, 6, "dd"),
      ("yy/yyyy", .repeatedField, 3, "yyyy"), ("HH:hh a", .repeatedField, 3, "hh"),
      ("ddMM", .adjacentFields, 2, "MM"), ("dd''MM'x", .unclosedQuote, 6, "'"),
      ("dd.'20'yy", .digitInLiteral, 4, "2"), ("dd\u{301}MM", .ambiguousLiteral, 2, "\u{301}"),
      ("hh:mm a'm'", .ambiguousLiteral, 8, "m"), ("hh:mm", .missingDayPeriod, 0, "hh"),
      ("HH:mm a", .needlessDayPeriod, 6, "a"), ("dd/mm/yyyy", .minuteInDate, 3, "mm"),
      ("dd/MM/yyyy de", .repeatedField, 11, "d"), ("dd 🇩🇪 MMMM", .unsupportedLength, 8, "MMMM"),
      ("aa", .unsupportedLength, 0, "aa"), ("dd-é-b", .unknownField, 5, "b"),
    ] as [(pattern: String, code: DatePatternError.Code, offset: UTF16Offset, symbol: String)])
  func saysWhatIsWrong(
    pattern: String, code: DatePatternError.Code, offset: UTF16Offset, symbol: String
  ) {
    do {
      _ = try DatePattern(pattern)
      Issue.record("\(pattern) is legal")
    } catch {
      #expect(error.code == code)
      #expect(error.offset == offset)
      #expect(error.symbol == symbol)
    }
  }

  @Test(
    arguments: [
      ("", .noFields, 0), ("yyyy", .unknownField, 0), ("mm:hh", .unorderedUnits, 3),
      ("hh:ss", .unorderedUnits, 3), ("hhmm", .adjacentFields, 2),
      ("hh:mmm", .unsupportedLength, 3),
      ("hhhhhhh:mm", .unsupportedLength, 0), ("hh:mm a", .unknownField, 6),
    ] as [(pattern: String, code: DatePatternError.Code, offset: UTF16Offset)])
  func saysWhatIsWrongWithADuration(
    pattern: String, code: DatePatternError.Code, offset: UTF16Offset
  ) {
    do {
      _ = try DurationPattern(pattern)
      Issue.record("\(pattern) is legal")
    } catch {
      #expect(error.code == code)
      #expect(error.offset == offset)
    }
  }

  @Test(arguments: ["dd/MM/yyyy", "h:mm a", "d 'de' M 'de' y", "''yy", "HH'h'mm", "mm:ss"])
  func keepsHowItIsWritten(pattern: String) throws {
    #expect(try DatePattern(pattern).text == pattern)
  }

  @Test func saysWhatWouldPutItRight() {
    #expect(throws: DatePatternError.self) { try DatePattern("DD/MM/yyyy") }
    do {
      _ = try DatePattern("dd/mm/yyyy")
    } catch {
      #expect(error.message == "“mm” is the minute, but there is no hour.")
      #expect(error.fix == "Write “M” or “MM” for the month.")
    }
  }
}
