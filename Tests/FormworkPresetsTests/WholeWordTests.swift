import FormworkFormats
import Testing

/// Pasted words with digits that aren't part of the number, and misread groups of a number.
@Suite struct WholeWordTests {
  @Test(
    arguments: [
      ("card.code", "CVV2 123", "123"), ("card.code", "CVC2 456", "456"),
      ("card", "4506-1691-8453-0O27", ""), ("card", "4S08 8952 2305 1809", ""),
      ("card", "o804-9695-0291-2146", ""), ("card", "X788 2924 1557 4501", ""),
      ("card", "4479 5523 3316 5?91", ""),
      ("card", "42?3-3513-7962-0416", ""), ("card", "4242 4242 4242 4242?", "4242424242424242"),
      ("card", "4242 4242 4242 4242A", ""), ("card", "5067212479528630 1st card", ""),
      ("card", "Visa 4242 4242 4242 4242", "4242424242424242"), ("postal.TW", "85133 5€", ""),
      ("postal.TW", "4B002", ""), ("postal.IL", "91O34012", ""), ("postal.US", "93056-34o6", ""),
      ("postal.US", "93056-3406", "930563406"),
      (
        "iban",
        "Please transfer all of it to my account DE89 3704 0044 0532 0130 00 before the end of next month",
        "DE89370400440532013000"
      ),
    ] as [(preset: String, input: String, value: String)])
  func inPresets(preset: String, input: String, value: String) throws {
    let format = try #require(Preset(identifier: preset)).makeFormat()
    let formatted = format.formatted(text: input)
    #expect(formatted.isDone ? formatted.value == value : value.isEmpty)
  }

  @Test(
    arguments: [
      ("DE", "030 123548 (24h)", ""), ("DE", "+49 30 123548 2nd floor", ""),
      ("IT", "02 12345678 5€", ""), ("DE", "030 12354O8", ""), ("LA", "+856 2O 23 123 456", ""),
      ("AT", "+43·664·123174", "+43664123174"), ("AT", "0664•123174", "+43664123174"),
      ("DE", "030 123548 (mobil)", "+4930123548"), ("DE", "Büro: 030 123548", "+4930123548"),
    ] as [(region: String, input: String, value: String)])
  func inPhones(region: String, input: String, value: String) throws {
    let format = try PhoneFormat(region: region)
    let formatted = format.formatted(text: input)
    #expect(formatted.isDone ? formatted.value == value : value.isEmpty)
  }
}
