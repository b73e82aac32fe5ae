import FormworkMasks

/// Makes texts of texts by a format.
struct Converter {
  var format: AnyInputFormat
  let input: Input

  /// Whether the one part that completes the format is looked for where the whole doesn't.
  let extracts: Bool

  /// What the format says of the numbers that it reads; `nil` if it reads something else.
  var amounts: PartBoundaries.Amounts?

  /// Whether it is a date, which finds its own part or none: no part of an address or a version is a date.
  var isDate = false

  /// What came of lines before; `nil` if that says nothing of others.
  var memo: ShapeMemo?

  /// The format again, if it reads phone numbers.
  var phones: PhoneTextFormat?

  /// The region that was asked for, of numbers whose record names none.
  var region = ""

  /// What is read.
  enum Input {
    case text, value
  }

  /// The longest text that is read, in bytes: the engine needs many times the memory of a text.
  private static var greatestLength: Int { 1 << 22 }

  /// Converts the text that some bytes are, or a part of it.
  func convert(_ bytes: UnsafeRawBufferPointer) -> Conversion {
    if bytes.count > Self.greatestLength { return Conversion(.tooLong) }
    return String(utf8: bytes).map { convert($0) } ?? Conversion(.invalidUTF8)
  }

  private func convert(_ text: String) -> Conversion {
    let whole = convert(whole: text)
    if !extracts || whole.reason == nil { return whole }
    return extracted(from: text, otherwise: whole)
  }

  /// Converts a text, none of whose letters and digits may be left out.
  func convert(whole text: String) -> Conversion {
    let formatted =
      switch input {
      case .text: format.formatted(text: text)
      case .value: format.formatted(value: text)
      }
    return Conversion(of: text, formatted, by: format) {
      format.apply(TextEdit(inserting: text, at: 0), to: FormattedText()).rejection
    }
  }
}
