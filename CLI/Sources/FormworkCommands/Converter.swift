import Formwork

/// Makes texts of texts by a format.
struct Converter {
  var format: AnyInputFormat
  let input: Input

  /// Whether a part that completes the format is looked for where the whole doesn't.
  let extracts: Bool

  /// Whether a part must be whole words: of an address or a version no part is a date.
  var extractsWords = false

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

  /// A longer text than this is only read whole if its beginning leaves room for more.
  private static var longLength: Int { 1 << 16 }

  /// Converts the text that some bytes are, or a part of it.
  func convert(_ bytes: UnsafeRawBufferPointer) -> Conversion {
    if bytes.count > Self.greatestLength { return Conversion(.tooLong) }
    return String(utf8: bytes).map { convert($0) } ?? Conversion(.invalidUTF8)
  }

  private func convert(_ text: String) -> Conversion {
    if let full = convert(beginningOf: text) { return full }
    let whole = convert(whole: text)
    if !extracts || whole.reason == nil { return whole }
    if extractsWords { return word(of: text, whole) ?? whole }
    // The format itself may have found the one complete part.
    let part = whole.formatted.isDone ? word(of: text, whole) : nil
    return part ?? extracted(from: text) ?? whole
  }

  /// Converts a long text of which the beginning fills the format and is left over in part: so is
  /// all the rest.
  private func convert(beginningOf text: String) -> Conversion? {
    if text.utf8.count <= Self.longLength { return nil }
    let end = text.utf8.index(text.startIndex, offsetBy: Self.longLength)
    let place = text.index(before: text.index(after: end))
    var conversion = convert(whole: String(text[..<place]))
    guard conversion.formatted.isFull, conversion.reason == .leftOver else { return nil }
    conversion.dropped += text[place...].filter(CharacterClass.alphanumeric.contains)
    return conversion
  }

  /// Converts a text, none of whose letters and digits may be left out.
  func convert(whole text: String) -> Conversion {
    let formatted =
      switch input {
      case .text: format.formatted(text: text)
      case .value: format.formatted(value: text)
      }
    return Conversion(of: text, formatted, by: format) {
      format.apply(TextEdit(inserting: text, at: 0), to: FormattedText()).refusal
    }
  }
}
