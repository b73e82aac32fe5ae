import FormworkTestSupport
import Testing

@Suite struct PhoneFormatTests {
  /// Keys are drawn as `press` has them; the field of no region is `--`.
  @Test func thePhonesKeyboardIsEnough() throws {
    #expect(PhoneFormat().keyboard == .phonePad)
    #expect(
      try AnyInputFormat(PhoneFormat(region: "DE", foreignNumbers: .reject)).keyboard == .phonePad)
  }

  @Test(
    arguments: [
      // As they are typed.
      ("US", "2125550100", "(212) 555-0100|", "+12125550100"),
      ("US", "12125550100", "1 (212) 555-0100|", "+12125550100"),
      ("US", "+12125550100", "+1 212-555-0100|", "+12125550100"),
      ("US", "011442079460018", "011 44 20 7946 0018|", "+442079460018"),
      ("GB", "02079460018", "020 7946 0018|", "+442079460018"),
      ("DE", "030123456", "030 123456|", "+4930123456"),
      ("DE", "0049", "00 49 |", "+49"),
      ("--", "4930123456", "+49 30 123456|", "+4930123456"),
      ("--", "+4930123456", "+49 30 123456|", "+4930123456"),
      ("--", "004930123456", "00 49 30 123456|", "+4930123456"),
      ("CA", "+4420", "+44 20|", "+4420"),
      // Trunk prefixes that aren't a zero, none at all, those written after the calling code.
      ("RU", "89123456789", "8 912 345-67-89|", "+79123456789"),
      ("RU", "8005553535", "8005553535|", "+78005553535"),
      // The calling code of the region without a plus sign, which shows only later.
      ("IN", "919876543210", "919876543210|", "+919876543210"),
      ("IN", "919876543210○", "+91 98765 43210|", "+919876543210"),
      ("IN", "⟨919876543210⟩", "919876543210|", "+919876543210"),
      ("GB", "447400123456", "447400123456|", "+447400123456"),
      ("NG", "⟨00 234 702 139 9342⟩○", "+234 702 139 9342|", "+2347021399342"),
      ("IT", "0612345678", "06 1234 5678|", "+390612345678"),
      ("HU", "0612345678", "06 1 234 5678|", "+3612345678"),
      ("AR", "01115-23456789", "01115 2345 67-89|", "+5491123456789"),
      ("--", "+4402079460018", "+4402079460018|", "+442079460018"),
      ("--", "+80012345678", "+800 1234 5678|", "+80012345678"),
      // As long as nothing is known, the value is what is there.
      ("US", "1", "1|", "1"), ("DE", "0", "0|", "0"), ("DE", "+", "+|", "+"),
      ("US", "011", "011 |", "011"), ("--", "+999", "+999|", "+999"),
      // A prefix is read anew with those of the number that it had been read as.
      ("AR", "00654848316", "006 54 8483 16|", "+654848316"),
      ("AR", "+54387615", "+54 387 615|", "+54387615"),
      // Upstream loses digits here.
      ("CO", "045693153600", "045693153600|", "+5793153600"),
      // Separators and what has no use.
      ("US", "(212) 555-0100", "(212) 555-0100|", "+12125550100"),
      ("US", "212+5", "212-5|", "+12125"), ("US", "a2b1", "21|", "+121"),
      ("US", "٢١٢5", "212-5|", "+12125"),
      // Pastes.
      ("US", "⟨tel:+1-212-555-0100⟩", "+1 212-555-0100|", "+12125550100"),
      ("US", "⟨(212) 555-0100 ext. 12⟩", "(212) 555-0100|", "+12125550100"),
      ("US", "⟨212.555.0100;ext=12⟩", "(212) 555-0100|", "+12125550100"),
      ("US", "⟨212 555 0100 x9⟩", "(212) 555-0100|", "+12125550100"),
      ("US", "⟨212 555 0100,,9⟩", "(212) 555-0100|", "+12125550100"),
      ("US", "⟨2125550100\n2125550101⟩", "|", ""),
      ("US", "⟨0044 20 7946 0018⟩", "00442079460018|", "+442079460018"),
      ("US", "⟨００４４2079460018⟩○", "+44 20 7946 0018|", "+442079460018"),
      ("DE", "⟨0044 20 7946 0018⟩○", "00 44 20 7946 0018|", "+442079460018"),
      ("JP", "⟨＋４４ ２０ ７９４６ ００１８⟩", "+44 20 7946 0018|", "+442079460018"),
      ("DE", "⟨+49 (0)30 123456⟩", "+49030123456|", "+4930123456"),
      ("DE", "⟨030 / 123 456⟩", "030 123456|", "+4930123456"),
      ("--", "⟨0044 20 7946 0018⟩", "00 44 20 7946 0018|", "+442079460018"),
      // A whole number takes the place of its beginning, and is rejected in another.
      ("US", "212⟨+1 212 555 0100⟩", "+1 212-555-0100|", "+12125550100"),
      ("US", "212⟨+44 20 7946 0018⟩", "212|", "+1212"),
      ("US", "+⟨+44 20⟩", "+44 20|", "+4420"),
      ("US", "301234«0»⟨+49⟩", "+49| 30 1234", "+49301234"),
      // More digits than numbers have are an issue.
      ("US", "21255501009", "21255501009|", "+121255501009"),
      ("US", "+121255501009", "+121255501009|", "+121255501009"),
      ("US", "⟨21255501009⟩", "21255501009|", "+121255501009"),
      // Deletion.
      ("US", "2125⌫", "212|", "+1212"), ("US", "2125550100«4»⌦", "(212|) 550-100", "+1212550100"),
      ("US", "2125550100«6»⌫", "(21|5) 550-100", "+1215550100"),
      ("US", "+1«3»⌫", "+|", "+"), ("US", "+49⌫", "+4|", "+4"),
      ("US", "2125550100«4,6»⌫", "(212|) 555-0100", "+12125550100"),
      ("US", "2125550100«0,14»⌫", "|", ""), ("US", "+4930«1»⌫", "|493-0", "+14930"),
      ("--", "4⌫", "|", ""), ("--", "+4⌫", "+|", "+"), ("--", "49«1»⌫", "+|49 ", "+49"),
      ("--", "+49«1»⌫", "+|49 ", "+49"), ("--", "049«1»⌫", "+|49 ", "+49"),
      ("US", "2125550100«7»⌫", "(212) |550-100", "+1212550100"),
      ("US", "2125550100«6»⌦", "(212) |550-100", "+1212550100"),
      // In the middle.
      ("US", "212555«5»9", "212-59|55", "+12125955"),
      ("US", "2125550100«4»)", "(212)| 555-0100", "+12125550100"),
      ("US", "2125550100«0»1", "1| (212) 555-0100", "+12125550100"),
      ("US", "+4930«0»1", "+1| 493-0", "+14930"), ("US", "2125«0»+", "+|212 5", "+2125"),
      ("--", "49«0»+", "+|49 ", "+49"),
      // Focus.
      ("--", "+○", "|", ""), ("US", "+1○", "+1|", "+1"), ("US", "2125○", "212-5|", "+12125"),
      ("--", "+4402079460018○", "+44 20 7946 0018|", "+442079460018"),
      ("US", "212555«3»⌫↶", "212|-555", "+1212555"),
    ] as [(region: String, keys: String, drawn: String, value: String)])
  func keys(region: String, keys: String, drawn expected: String, value: String) throws {
    let format = region == "--" ? PhoneFormat() : try PhoneFormat(region: region)
    var session = EditingSession(format: format)
    _ = press(keys, in: &session)
    #expect(drawn(session.current) == expected, "\(region) \(keys)")
    #expect(session.current.value == value, "\(region) \(keys)")
  }

  @Test(
    arguments: [
      ("US", "2125550100", true, true), ("US", "212555010", false, false),
      ("US", "+1212555010", false, false), ("US", "12125550100", true, true),
      ("RU", "8005553535", true, false), ("DE", "030123456", true, false), ("--", "", false, false),
      ("--", "+999", false, false), ("--", "+8001234567", false, false),
      ("--", "+80012345678", true, true), ("DE", "+49", false, false), ("DE", "0", false, false),
    ] as [(region: String, text: String, isComplete: Bool, isFull: Bool)])
  func completeness(region: String, text: String, isComplete: Bool, isFull: Bool) throws {
    let format = region == "--" ? PhoneFormat() : try PhoneFormat(region: region)
    let formatted = format.formatted(text: text)
    #expect(formatted.isComplete == isComplete, "\(region) \(text)")
    #expect(formatted.isFull == isFull, "\(region) \(text)")
    #expect((format.typed(formatted) != nil) == isComplete)
  }

  @Test(
    arguments: [
      ("US", "21255501009", "tooLong"), ("US", "+999", "unknownCallingCode"),
      ("US", "+0", "unknownCallingCode"), ("--", "01", "unknownCallingCode"), ("--", "0", nil),
      ("US", "2125", nil), ("US", "+99", nil),
    ] as [(region: String, text: String, issue: String?)])
  func issues(region: String, text: String, issue: String?) throws {
    let format = region == "--" ? PhoneFormat() : try PhoneFormat(region: region)
    #expect(format.formatted(text: text).issue?.code == issue)
  }

  /// A digit too many is shown as an issue up to 17, as numbers of some countries have them.
  @Test func extraDigitsAreShown() throws {
    let format = try PhoneFormat(region: "US")
    let long = format.formatted(text: "212555010099")
    #expect(long.text == "212555010099")
    #expect(long.issue == .tooLong)
    #expect(!long.isComplete)
    #expect(format.formatted(text: String(repeating: "2", count: 17)).value.count == 19)
    #expect(format.formatted(text: String(repeating: "2", count: 18)) == FormattedText())
  }

  /// What an app assigns is shown as far as it goes, and stays the value until it is edited.
  @Test(
    arguments: [
      ("MX", "+5215512345678", "+5215512345678", "tooLong"),
      ("US", "+1 212 555 0100 ext. 5", "+1 212-555-0100", "hasExtension"),
      ("US", "tel:+12125550100;ext=5", "+1 212-555-0100", "hasExtension"),
      ("US", "212 555 0100 (home)", "(212) 555-0100", "malformed"), ("US", "x", "", "malformed"),
      ("US", String(repeating: "2", count: 40), String(repeating: "2", count: 31), "tooLong"),
    ] as [(region: String, value: String, text: String, issue: String)])
  func assignedValuesAreNeverShortened(
    region: String, value: String, text: String, issue: String
  ) throws {
    let format = try PhoneFormat(region: region)
    let shown = format.formatted(value: value)
    #expect(shown.text == text)
    #expect(shown.value == value)
    #expect(shown.issue?.code == issue)
    #expect(!shown.isComplete && !shown.isFull)
    #expect(format.editingEnded(shown) == shown)
    if text.isEmpty { return }
    let edit = TextEdit(deletingBackward: UTF16Offset(text.utf16.count - 1)..<shown.caret)
    let edited = format.apply(edit, to: shown).formatted
    #expect(edited.value != value && edited.issue?.code != "malformed")
  }

  /// The digits of an extension never become digits of the number.
  @Test(
    arguments: [
      ("2125550100 x12", "(212) 555-0100 x12|", "hasExtension"),
      ("2125550100 ext. 12", "(212) 555-0100 ext. 12|", "hasExtension"),
      ("2125550100#12", "(212) 555-0100 #12|", "hasExtension"),
      ("2125550100x1⌫", "(212) 555-0100 x|", "hasExtension"),
      ("2125550100x1⌫⌫", "(212) 555-0100|", nil), ("2125550100x○", "(212) 555-0100|", nil),
      ("2125550100x12○", "(212) 555-0100 x12|", "hasExtension"),
      ("2125550100x1«4»9", "2129|5550100 x1", "tooLong"),
      ("⟨212 555 0100 x12⟩", "(212) 555-0100|", nil), ("212x5", "212-5|", nil),
    ] as [(keys: String, drawn: String, issue: String?)])
  func extensions(keys: String, drawn expected: String, issue: String?) throws {
    var session = EditingSession(format: try PhoneFormat(region: "US"))
    _ = press(keys, in: &session)
    #expect(drawn(session.current) == expected, "\(keys)")
    #expect(session.current.issue?.code == issue, "\(keys)")
  }

  /// One complete number is taken out of other text, and several are rejected.
  @Test(
    arguments: [
      ("US", "+44 20 7946 0018 (home)", "+442079460018"),
      ("US", "Call 212 555 0100 before 5", "+12125550100"),
      ("DE", "Nr. 030 23125042", "+493023125042"),
      ("US", "212 555 0100 or 212 555 0101", ""), ("US", "212 555 0100, 212 555 0101", ""),
      ("US", "555 123 or 4567", ""), ("US", "call 212 555", ""), ("US", "1,234.56", ""),
      ("DE", "12345678 at 2024-02-13", ""), ("US", "1-800-FLOWERS", "+18003569377"),
      ("US", "212 555 home", ""), ("US", "212 555\n0100", "+12125550100"),
      ("US", "212 555 0100\n212 555 0101", ""), ("WS", "+685 22486\n28448", ""),
      ("GB", "TEL:020-7946-0018;phone-context=+44", "+442079460018"),
    ] as [(region: String, text: String, value: String)])
  func sentences(region: String, text: String, value: String) throws {
    let format = try PhoneFormat(region: region)
    #expect(format.formatted(text: text).value == value, "\(text)")
  }

  /// Two whole numbers aren't a number and its extension, whatever is between them. A few digits after
  /// a comma are one, as libphonenumber has it.
  @Test(
    arguments: [
      ("PT", "21 234 5358,21 235 9311", ""), ("PT", "212345358,212359311", ""),
      ("PT", "21 234 5358;21 235 9311", ""), ("PT", "21 234 5358#21 235 9311", ""),
      ("GB", "020 7946 0018,020 7946 0019", ""), ("DE", "030 23125042,030 23125043", ""),
      ("UA", "044 123 4567,044 123 4568", ""), ("CH", "044 668 18 00,044 668 18 01", ""),
      ("PT", "21 234 5358,12", "+351212345358"), ("US", "212 555 0100,1234", "+12125550100"),
      ("US", "212 555 0100;12", "+12125550100"), ("US", "212 555 0100 #12", "+12125550100"),
      ("PT", "21 234 5358 ext. 12", "+351212345358"),
    ] as [(region: String, text: String, value: String)])
  func twoNumbersArentAnExtension(region: String, text: String, value: String) throws {
    let shown = try PhoneFormat(region: region).formatted(text: text)
    #expect(shown.value == value && shown.isDone == !value.isEmpty, "\(text)")
  }

  /// Punctuation beside a number isn't a part of it, except a plus and a unit.
  @Test func punctuationBesideANumberChangesNothing() throws {
    let format = try PhoneFormat(region: "US")
    let number = format.formatted(text: "212 555 0100")
    for mark in (0x21...0x7E).map({ Character(Unicode.Scalar(UInt8($0))) })
    where !UnicodeSet.alphanumeric.contains(mark) && mark != "+" {
      #expect(format.formatted(text: "\(mark)212 555 0100").value == number.value, "\(mark)")
      if mark == "$" || mark == "%" { continue }
      #expect(format.formatted(text: "212 555 0100\(mark)").value == number.value, "\(mark)")
    }
  }

  @Test func validityIsAnOption() throws {
    let format = try PhoneFormat(region: "US")
    #expect(format.formatted(text: "2125550100").isDone)
    #expect(format.formatted(text: "1112223333").issue?.code == "notValid")
    #expect(format.formatted(text: "0000000000").issue?.code == "notValid")
    #expect(PhoneFormat().formatted(text: "+11112223333").issue?.code == "notValid")
    let lenient = try PhoneFormat(region: "US", validity: .possible)
    #expect(lenient.formatted(text: "1112223333").isDone)
  }

  /// A whole number behind its own calling code replaces it. Expectations: phonenumbers 9.0.43 on the number alone.
  @Test(
    arguments: [
      (nil, "+49", "00493023125042", "+493023125042"),
      (nil, "+49", "+49 30 23125042", "+493023125042"),
      (nil, "+", "00493023125042", "+493023125042"), ("AT", "+43", "+43 1 58858", "+43158858"),
      ("AT", "+43", "0043158858", "+43158858"), ("DE", "+49", "03023125042", "+493023125042"),
      ("US", "+1", "+1 212 555 0100", "+12125550100"),
      ("US", "1", "12125550100", "+12125550100"),
      ("GB", "+44", "0044 20 7946 0018", "+442079460018"),
    ] as [(region: String?, typed: String, inserted: String, value: String)])
  func aWholeNumberReplacesItsBeginning(
    region: String?, typed: String, inserted: String, value: String
  ) throws {
    var session = EditingSession(
      format: try region.map { try PhoneFormat(region: $0) } ?? PhoneFormat())
    for key in typed { session.insert(String(key)) }
    session.insert(inserted)
    session.endEditing()
    #expect(session.current.value == value && session.current.isDone, "\(session.current.text)")
  }

  /// Letters, and the digits that they stand for; Japanese keyboards write a long vowel for a hyphen.
  @Test(
    arguments: [
      ("US", "877-222-VETS (8387)", "+18772228387"),
      ("US", "1-800-FLOWERS (356-9377)", "+18003569377"),
      ("US", "1-800-FLOWERS (1-800-356-9377)", "+18003569377"), ("US", "877-222-VETS (8388)", nil),
      ("US", "877-222-VETS (83)", nil), ("JP", "090ー1234ー5678", "+819012345678"),
      ("JP", "03ｰ1234ｰ5678", "+81312345678"), ("JP", "データ 090ー1234ー5678", "+819012345678"),
    ] as [(region: String, text: String, value: String?)])
  func lettersAndLongVowels(region: String, text: String, value: String?) throws {
    let pasted = try PhoneFormat(region: region).formatted(text: text)
    #expect(
      pasted.isDone == (value != nil) && (value == nil || pasted.value == value), "\(pasted.value)")
  }

  @Test func aTypedLongVowelIsIgnored() throws {
    var session = EditingSession(format: try PhoneFormat(region: "JP"))
    for key in "090ー1234ー5678" { #expect(session.insert(String(key)).rejection == nil) }
    #expect(session.current.value == "+819012345678" && session.current.isDone)
  }

  /// Nobody dials the code of the own country with a prefix.
  @Test(
    arguments: [
      ("GB", "0044 07123 123123", "+44 7123 123123"), ("GB", "00442079460018", "+44 20 7946 0018"),
      ("US", "011 1 212 555 0100", "+1 212-555-0100"),
      ("DE", "00442079460018", "00 44 20 7946 0018"),
    ] as [(region: String, text: String, left: String)])
  func anOwnCodeLosesItsPrefix(region: String, text: String, left: String) throws {
    let format = try PhoneFormat(region: region)
    #expect(format.editingEnded(format.formatted(text: text)).text == left)
  }

  @Test(
    arguments: [
      ("+", "+|"), ("+1", "+1|"), ("+4", "+|"), ("⟨+4930⟩", "|"), ("0114", "011 |"),
      ("⟨+1 212 555 0100⟩", "+1 212-555-0100|"), ("2125550100", "(212) 555-0100|"),
    ] as [(keys: String, drawn: String)])
  func foreignNumbersAreRejectedOnRequest(keys: String, drawn expected: String) throws {
    let format = try PhoneFormat(region: "US", foreignNumbers: .reject)
    #expect(typed(keys, into: format) == expected)
  }

  @Test func rejectionsHaveReasons() throws {
    let format = try PhoneFormat(region: "US", foreignNumbers: .reject)
    let full = format.formatted(text: "2125550100")
    func rejection(_ text: String, in current: FormattedText) -> Rejection? {
      format.apply(TextEdit(inserting: text, at: .end(of: current.text)), to: current).rejection
    }
    #expect(rejection("1", in: full) == nil)
    #expect(rejection("1", in: format.formatted(text: "12345678901234567")) == nil)
    #expect(rejection("1", in: format.formatted(text: "22345678901234567")) == .noRoom)
    #expect(rejection("y", in: full) == .notAllowed)
    #expect(rejection("😀", in: full) == .notAllowed)
    #expect(rejection("5\u{FE0F}\u{20E3}", in: FormattedText()) == .notAllowed)
    #expect(rejection("+49", in: FormattedText()) == .otherPrefix)
    #expect(rejection(" -.", in: full) == nil)
    let international = PhoneFormat()
    let berlin = international.formatted(text: "+4930")
    let outcome = international.apply(TextEdit(inserting: "+4420", at: 5), to: berlin)
    #expect(outcome.rejection == .otherPrefix)
  }

  @Test func whatFindsNoPlaceIsReported() throws {
    let format = try PhoneFormat(region: "US")
    func unused(_ text: String) -> String {
      format.apply(TextEdit(inserting: text, at: 0), to: FormattedText()).unused
    }
    #expect(unused("tel. 212 555 0100 ext. 12") == "telext12")
    #expect(unused("2125550100 99") == "")
    #expect(unused("2125550100") == "")
    #expect(unused("1-800-FLOWERS") == "")
    #expect(unused("Order 5: 2125550100") == "Order5")
  }

  /// PHONE_SEED 6106 and 6109: digits behind a letter of another script joined the number, and the letter
  /// vanished.
  @Test(arguments: ["あ 47", "é88", "𧠫024", "あ 1-800-FLOWERS"])
  func aLetterBeforeDigitsNeverVanishes(text: String) throws {
    let format = try PhoneFormat(region: "DE")
    let current = format.formatted(value: "59476698")
    let outcome = format.apply(TextEdit(inserting: text, at: 3), to: current)
    #expect(outcome.isRejected || outcome.unused.first == text.first)
    #expect(try PhoneFormat(region: "US").formatted(text: text).value == "")
  }

  @Test(
    arguments: [
      ("US", "+12125550100", "(212) 555-0100"), ("US", "2125550100", "(212) 555-0100"),
      ("DE", "+4930123456", "030 123456"), ("GB", "+442079460018", "020 7946 0018"),
      ("IT", "+390612345678", "06 1234 5678"), ("RU", "+79123456789", "8 912 345-67-89"),
      ("US", "+442079460018", "+44 20 7946 0018"), ("--", "+12125550100", "+1 212-555-0100"),
      ("US", "+1", "+1"), ("DE", "+49", "+49 "), ("DE", "0", "0"), ("US", "", ""), ("US", "x", ""),
      ("DE", "+493", "03"), ("HU", "+3612345678", "06 1 234 5678"),
    ] as [(region: String, value: String, text: String)])
  func values(region: String, value: String, text: String) throws {
    let format = region == "--" ? PhoneFormat() : try PhoneFormat(region: region)
    let shown = format.formatted(value: value)
    #expect(shown.text == text, "\(region) \(value)")
    #expect(shown.caret == .end(of: shown.text))
    if value.hasPrefix("+") { #expect(shown.value == value) }
  }

  @Test(
    arguments: [
      ("US", "2125550100", "US", 1, "2125550100"), ("CA", "4165550100", "CA", 1, "4165550100"),
      ("US", "2425550100", "BS", 1, "2425550100"), ("--", "+1242", "BS", 1, "242"),
      ("--", "+77", "KZ", 7, "7"), ("--", "+7", "RU", 7, ""), ("--", "+4479", "GB", 44, "79"),
      ("JE", "07797", "JE", 44, "7797"), ("US", "+800", nil, 800, ""),
      ("DE", "030", "DE", 49, "30"), ("BS", "2125550100", "US", 1, "2125550100"),
    ] as [(region: String, text: String, detected: String?, code: Int, national: String)])
  func numbers(region: String, text: String, detected: String?, code: Int, national: String) throws
  {
    let format = region == "--" ? PhoneFormat() : try PhoneFormat(region: region)
    let number = try #require(format.number(of: format.formatted(text: text)))
    #expect(number.region?.code == detected, "\(region) \(text)")
    #expect(number.callingCode == code)
    #expect(number.nationalNumber == national)
    #expect(number.e164 == "+\(code)\(national)")
  }

  /// The 6 of 06 isn't that of +36.
  @Test func trunkPrefixesHaveNoPartInTheValue() throws {
    let format = try PhoneFormat(region: "HU")
    let shown = format.formatted(text: "0612345678")
    #expect(shown.text == "06 1 234 5678")
    #expect(format.valueRange(of: 1..<2, in: shown) == 3..<3)
    #expect(format.valueRange(of: 3..<7, in: shown) == 3..<6)
    #expect(format.textRange(of: 3..<6, in: shown) == 3..<7)
    #expect(format.textRange(of: 0..<3, in: shown) == 0..<2)
  }

  @Test func nothingIsKnownOfAnEmptyField() throws {
    for text in ["", "+", "0", "1", "+999"] {
      let format = try PhoneFormat(region: text == "1" ? "US" : "DE")
      #expect(format.number(of: format.formatted(text: text)) == nil)
    }
  }
}
