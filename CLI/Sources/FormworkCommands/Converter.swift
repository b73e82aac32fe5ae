import FormworkCore

/// Converts text by a format.
struct Converter {
  var format: AnyInputFormat
  var input: Input

  /// Whether the one part that completes the format is looked for where the whole doesn't.
  let extracts: Bool

  /// What the format says of the numbers that it reads; `nil` if it reads something else.
  var amounts: PartBoundaries.Amounts?

  /// Whether letters of ASCII may have a place in the format.
  var takesLetters = true

  /// Whether it is a date, which finds its own part or none: no part of an address or a version is a date.
  var isDate = false

  /// The results of earlier lines; `nil` if that says nothing of others.
  var memo: ShapeMemo?

  /// The format again, if it reads phone numbers.
  var phones: PhoneTextFormat?

  /// The format again, if it reads dates in notations that were asked for.
  var dates: DateTextFormat?

  /// How bytes stand for characters.
  var encoding = TextEncoding.utf8

  /// Returns the details of a text, for JSON.
  var details: @Sendable (FormattedText) -> InputDetails = { _ in InputDetails() }

  /// The limits of the text, for JSON.
  var limits: [LengthLimit] = []

  /// The region that was asked for, of numbers whose record names none.
  var region = ""

  /// What is read.
  enum Input {
    case text, value
  }

  /// The longest text that is read, in bytes: the engine needs many times the memory of a text.
  static var greatestLength: Int { 1 << 22 }

  /// Converts the text that some bytes are, or a part of it.
  func convert(_ bytes: UnsafeRawBufferPointer) -> Conversion {
    if bytes.count > Self.greatestLength { return Conversion(tooLong: "more than 4 MiB") }
    if let text = encoding.text(bytes) { return convert(text) }
    return Conversion(encoding == .utf8 ? .invalidUTF8 : .invalidEncoding)
  }

  private func convert(_ text: String) -> Conversion {
    if let phones { return phones.conversion(of: text, extracts: extracts, by: format) }
    var whole = convert(whole: text)
    if whole.reason == nil { return whole }
    if let currency = amounts?.currency,
      let noted = AmountNotes.conversion(of: text, currency, by: self, otherwise: whole)
    {
      whole = noted
      if [nil, .otherCurrency, .ambiguous].contains(whole.reason) { return whole }
    }
    return extracts ? extracted(from: text, otherwise: whole) : whole
  }

  /// Converts a text, none of whose letters and digits may be left out.
  func convert(whole text: String) -> Conversion {
    var conversion = Conversion(of: text, format.read(line: text, as: input))
    if conversion.reason != nil { conversion.detail = dates?.detail(of: text) }
    if conversion.reason == nil, amounts == nil, !isDate {
      conversion.repair = ChangeKind(repairing: text, to: conversion.formatted)
    }
    return conversion
  }

  /// The kind of the converted text, for the report; `nil` if its shape says more.
  func kind(of conversion: Conversion, in bytes: UnsafeRawBufferPointer) -> String? {
    if phones != nil {
      return number(of: conversion, in: bytes).map { $0.kind.map { "\($0)" } ?? "unknown" }
    }
    return encoding.text(bytes).flatMap { dates?.notation(of: $0)?.text }
  }
}

extension AnyInputFormat {
  /// Formats what is read as a text, or as a value.
  func formatted(text: String, as input: Converter.Input) -> FormattedText {
    switch input {
    case .text: formatted(text: text)
    case .value: formatted(value: text)
    }
  }

  /// Reads a text or a value as the line of a file.
  func read(line text: String, as input: Converter.Input) -> LineReading {
    if input == .text { return read(line: text) }
    let formatted = formatted(value: text)
    let left = editingEnded(formatted)
    let rejection =
      formatted.text.isEmpty
      ? apply(TextEdit(inserting: text, at: 0), to: FormattedText()).rejection : nil
    return LineReading(
      text: left.text, value: left.value, isComplete: left.isComplete, issue: left.issue,
      unused: unused(of: text, in: formatted), rejection: rejection)
  }
}
