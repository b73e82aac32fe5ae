package import FormworkText

/// A format with what reads values from its text and writes them into it.
package struct FieldCodec<Value: Sendable>: Sendable {
  /// The format that edits.
  package let format: AnyInputFormat

  /// Returns the value of a text, or `nil` if it doesn't stand for one.
  package let read: @Sendable (FormattedText) -> Value?

  /// Returns the text of a value.
  package let write: @Sendable (Value) -> FormattedText

  /// The format before its type was hidden, if the value is that of the format; a mask is more to a field than other
  /// formats are.
  package var source: (any Sendable)?

  /// Returns the details of a text.
  package var details: @Sendable (FormattedText) -> FieldDetails = { _ in FieldDetails() }

  /// Why the field is unformatted although a format was asked for.
  package private(set) var error: FieldFormatError?

  /// Whether any text is accepted as it is, so that a field needs no format.
  package private(set) var isPlain = false

  /// Creates a codec.
  package init(
    _ format: some InputFormat, read: @escaping @Sendable (FormattedText) -> Value?,
    write: @escaping @Sendable (Value) -> FormattedText
  ) {
    self.format = AnyInputFormat(format)
    self.read = read
    self.write = write
  }
}

extension FieldCodec where Value == String {
  /// Creates a codec whose values are those of the format.
  package init(_ format: some InputFormat) {
    self.init(format, read: { $0.value }, write: { format.formatted(value: $0) })
    source = format
  }
}

extension FieldCodec<String> {
  /// The codec of a field without a format.
  static var plain: FieldCodec {
    var codec = FieldCodec(AllowedCharacters.any)
    codec.isPlain = true
    return codec
  }
}

extension FieldCodec {
  /// The codec of a field that stays unformatted: text is its own value, and stands for nothing else.
  static func unformatted(_ error: FieldFormatError) -> FieldCodec {
    let any = AllowedCharacters.any
    var codec = FieldCodec(
      any, read: { $0.value as? Value },
      write: { any.formatted(value: $0 as? String ?? "\($0)") })
    codec.error = error
    codec.isPlain = true
    return codec
  }
}
