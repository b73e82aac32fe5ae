import FormworkTestSupport
import Testing

/// A typed group separator stays one, whatever happens before the next key. A number that is corrected, left, or
/// continued is the number that would have been typed at once.
@Suite struct GroupSeparatorTests {
  private func format(
    _ point: Unicode.Scalar, _ group: Unicode.Scalar, most: Int? = nil, least: Int = 0,
    sizes: DigitGrouping = DigitGrouping(3, 3), suffix: String = ""
  ) throws -> NumberFormat {
    var options = NumberFormat.Options(affixes: NumberAffixes(suffix: suffix))
    options.maximumFractionDigits = most
    options.minimumFractionDigits = least
    return try NumberFormat(
      NumberSymbols(decimalSeparator: point, groupSeparator: group, grouping: sizes), options)
  }

  private func expect(_ keys: String, _ value: String, in format: NumberFormat) {
    var field = EditingSession(format: format)
    _ = press(keys, in: &field)
    #expect(field.current.value == value, "\(keys) shows \(field.current.text)")
    field.endEditing()
    #expect(field.current.value == value && field.current.isDone, "\(keys), left")
  }

  @Test(arguments: [
    // Corrected: a digit replaced, inserted, or deleted.
    ("1,235«4,5»4", "1234"), ("1,235«4,5»4,567", "1234567"), ("1,24«3»3", "1234"),
    ("1,24«3»3«5»,567", "1234567"), ("3311,347«4»⌫", "331347"), ("1,34«0,1»12", "12.34"),
    ("1,2345«5»⌫", "1235"), ("1,2345«3,4»⌫", "1245"), ("19234«1,2»,", "1234"),
    ("1,234«4»⌫", "124"), ("1,234«3,5»5«4»6,789", "1256789"),
    // Left, and continued.
    ("1,23○4", "1234"), ("1,23○⌫", "1.2"), ("1,2○⌫⌫34", "134"), ("1,234○,567", "1234567"),
    ("1234○,567", "1234567"), ("1234○,56", "1234.56"), ("1,234○5", "12345"), ("12,5○", "12.5"),
    // Pasted, and continued.
    ("⟨4,828⟩,321", "4828321"), ("⟨4828⟩,321", "4828321"), ("⟨4828⟩,32", "4828.32"),
    ("⟨1,23⟩4", "1234"), ("1,⟨234⟩", "1234"), ("1,234⟨,567⟩", "1234567"),
    ("⟨1,234⟩,567,890", "1234567890"),
    ("⟨4,828⟩,321⌫", "4828.32"), ("⟨4,828⟩,3215", "4828.3215"), ("⟨4,828⟩,321,5⌫⌫", "4828321"),
    // Typed at once, after digits without groups.
    ("12,5", "12.5"), ("1234,5", "1234.5"), ("1234,567", "1234.567"), ("1934,567«3»⌫", "134567"),
    ("12345⌫,567", "1234.567"), ("1934,567«2,3»2", "1234.567"),
  ])
  func english(keys: String, value: String) throws {
    expect(keys, value, in: try format(".", ","))
  }

  @Test(arguments: [
    ("⟨4,828⟩,321", "4828321"), ("1,24«3»3", "1234"), ("1,23○4", "1234"), ("1,234,567", "1234567"),
    ("1,⟨234⟩", "1234"), ("1,2○3", "1.23"), ("12,5", "12.5"), ("12,5○", "12.5"),
  ])
  func dollars(keys: String, value: String) throws {
    expect(keys, value, in: try format(".", ",", most: 2, least: 2))
  }

  @Test(arguments: [
    ("⟨5616⟩.809", "5616809"), ("⟨5616⟩⟨.809⟩", "5616809"), ("⟨5616⟩.80", "5616.8"),
    ("1.24«3»3", "1234"),
  ])
  func german(keys: String, value: String) throws {
    var field = EditingSession(format: try format(",", ".", most: 2))
    _ = press(keys, in: &field)
    #expect(DecimalNumber(field.current.value) == DecimalNumber(value))
    #expect(field.current.isDone)
  }

  /// A group separator at the end stays after a digit that is typed or deleted before it.
  @Test(arguments: [
    ("68,«2»⌫1889", "61889"), ("6,«1»8«3»,889", "68889"), ("6,«1»8«3»889", "68889"),
  ])
  func trailing(keys: String, value: String) throws {
    expect(keys, value, in: try format(".", ",", most: 0))
  }

  /// A number that the app assigned is shown in groups, too.
  @Test func assigned() throws {
    var field = EditingSession(format: try format(",", "."), value: "5616")
    _ = press(".809", in: &field)
    #expect(field.current.value == "5616809" && field.current.text == "5.616.809")
    field.set(value: "561")
    _ = press("6.809", in: &field)
    #expect(field.current.value == "5616809")
  }

  @Test func indian() throws {
    let indian = try format(".", ",", sizes: DigitGrouping(3, 2))
    expect("⟨5616⟩,809", "5616809", in: indian)
    expect("⟨1234567⟩,890", "1234567890", in: indian)
    expect("1,23,456○,789", "123456789", in: indian)
    expect("1,24«3»3", "1234", in: indian)
  }

  /// A separator that is always one of groups is taken where the format shows one.
  @Test(arguments: ["\u{A0}", "\u{202F}", "’", "٬"] as [Unicode.Scalar])
  func spaces(group: Unicode.Scalar) throws {
    let format = try format(group == "٬" ? "٫" : ",", group)
    for key in group == "’" || group == "٬" ? [String(group), "'"] : [String(group), " "] {
      expect("5616" + key + "809", "5616809", in: format)
      expect("5616" + key + "809" + key + "123", "5616809123", in: format)
      expect("⟨5616⟩" + key + "809", "5616809", in: format)
    }
    var field = EditingSession(format: format)
    _ = press("5616 80○", in: &field)
    #expect(field.current.issue == .malformed)
    #expect(format.formatted(text: "5616 809").text.isEmpty)
  }

  /// A dot among Arabic digits is the decimal separator of Latin ones; a comma may be either.
  @Test func arabic() throws {
    let arabic = try format("٫", "٬", most: 3)
    expect("7.114", "7.114", in: arabic)
    expect("⟨7.114⟩", "7.114", in: arabic)
    expect("1.234.567", "1234567", in: arabic)
    var field = EditingSession(format: arabic)
    _ = press("7,114", in: &field)
    #expect(!field.current.isComplete)
  }

  /// A separator before the first digit is a decimal one, even if the currency has a full stop.
  @Test(arguments: [
    (" kr.", ".5", "0.5"), (" kr.", ",5", "0.5"), (" kr.", ". 5", "5"), (" % p.a.", ".5", "0.5"),
    ("\u{A0}ج.م.\u{200F}", ".5", "0.5"), (" €", ".5", "0.5"), (" kr.", "1.5", "1.5"),
  ])
  func leading(suffix: String, keys: String, value: String) throws {
    expect(keys, value, in: try format(",", ".", most: 2, suffix: suffix))
  }

  /// A decimal separator between digits can't be removed, and the field says so.
  @Test(arguments: ["21.3«2,3»⌫", "21.3«2,3»⌦", "1,234.5«5,6»⌫", "21,3«2,3»⌫"])
  func selectedPoint(keys: String) throws {
    var field = EditingSession(format: try format(".", ","))
    _ = press(String(keys.dropLast()), in: &field)
    let before = field.current
    #expect(field.insert("").rejection == .wouldLose)
    #expect(field.current == before)
  }
}
