package import FormworkMasks

/// A format, with functions that read values from its text and write values as text.
package struct FieldCodec<Value: Sendable>: Sendable {
  /// The format that handles edits.
  package let format: AnyInputFormat

  /// Returns the value of formatted text, or `nil` if the text doesn't represent one.
  package let read: @Sendable (FormattedText) -> Value?

  /// Returns the formatted text of a value.
  package let write: @Sendable (Value) -> FormattedText

  /// The format before its type was erased, if it is a `String` format. Fields handle masks
  /// differently from other formats.
  package var source: (any Sendable)?

  /// Returns the content of a field for a value that the app sets. The format rounds nothing in it, so a
  /// value that the field can't show exactly has an issue.
  package var content: @Sendable (Value) -> String

  /// Returns the details of a text.
  package var details: @Sendable (FormattedText) -> InputDetails = { _ in InputDetails() }

  /// The guide that a field shows after the text of an unfinished value.
  package var guide = FieldGuide.remainder

  /// The limits of the text, for the remaining length of a status.
  package var limits: [LengthLimit] = []

  /// The reason the field is unformatted although a format was set.
  package private(set) var error: FieldFormatError?

  /// Whether the codec accepts any text unchanged, so that a field needs no format.
  package private(set) var isPlain = false

  /// Creates a codec.
  package init(
    _ format: some InputFormat, read: @escaping @Sendable (FormattedText) -> Value?,
    write: @escaping @Sendable (Value) -> FormattedText
  ) {
    self.format = AnyInputFormat(format)
    self.read = read
    self.write = write
    content = { write($0).value }
  }
}

/// The guide that a field shows after the text of an unfinished value.
package enum FieldGuide: Sendable {
  /// The remainder of the format.
  case remainder

  /// The rest of an example, for values that may differ from it.
  case example(@Sendable (FormattedText) -> String)

  /// Nothing, because a number can end after each digit.
  case none
}

extension FieldCodec where Value == String {
  /// Creates a codec whose values are the format's own.
  package init(_ format: some InputFormat) {
    self.init(format, read: { $0.value }, write: { format.formatted(value: $0) })
    source = format
    if let maximum = (format as? AllowedCharacters)?.maximumLength {
      limits = [LengthLimit(maximum)]
    }
  }
}

extension FieldCodec {
  /// Returns a codec whose format wraps this one's. A codec with an error stays as it is.
  func wrapped<Wrapped: InputFormat>(_ wrap: (AnyInputFormat) -> Wrapped) -> FieldCodec {
    if error != nil { return self }
    let wrapped = wrap(format)
    var codec = FieldCodec(
      wrapped, read: read, write: { [write] in wrapped.formatted(value: write($0).value) })
    codec.content = content
    codec.source = wrapped
    codec.details = details
    codec.guide = guide
    codec.limits = limits
    return codec
  }
}

extension FieldCodec<String> {
  /// A codec for a field without a format.
  static var plain: FieldCodec {
    var codec = FieldCodec(AllowedCharacters.any)
    codec.isPlain = true
    return codec
  }
}

extension FieldCodec {
  /// Returns a codec for a field that stays unformatted because of an error.
  ///
  /// A text is its own value, and doesn't represent a value of any other type.
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
