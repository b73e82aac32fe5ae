public import FormworkText

/// The format of a field, and the type of the value that the field is for.
///
/// Use the static members. The same dot syntax works in SwiftUI, UIKit, AppKit, and a session:
///
///     MaskedTextField("Phone", value: $phone, format: .phone)
///     MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
///     EditingSession(format: .mask("[000] [000]"))
///
/// Add members of your own:
///
///     extension FieldFormat<String> {
///       static var plate: Self { .mask("[AA]-[0000]") }
///     }
///
/// A field format only describes a format. The field makes it in its own context, that is for its locale
/// and region. Two field formats are equal if they describe the same, so create them where you need them,
/// also in the `body` of a view.
///
/// A mistake in a literal, such as a pattern that isn't a mask, doesn't throw: the field stays unformatted,
/// the log names the line and the fix, and a debug build stops. To handle the mistakes in text from outside, such as
/// a pattern from a server, use the throwing initializer, such as that of `Mask`.
public struct FieldFormat<Value: Hashable & Sendable>: Sendable {
  /// The description that two formats are compared by.
  let identity: FormatIdentity

  private let codec: @Sendable (FieldContext) throws(FieldFormatError) -> FieldCodec<Value>
  private let place: SourcePlace

  /// Creates a format from what identifies it, and a closure that makes it.
  ///
  /// A closure keeps what a recipe means next to the member that offers it; the recipe itself is only compared.
  package init<Recipe: Hashable & Sendable>(
    _ kind: StaticString, _ recipe: Recipe, file: StaticString = #fileID, line: UInt = #line,
    make: @escaping @Sendable (FieldContext) throws(FieldFormatError) -> FieldCodec<Value>
  ) {
    identity = FormatIdentity(kind, recipe)
    codec = make
    place = SourcePlace(file: file, line: line)
  }
}

extension FieldFormat {
  /// Returns the value that `formatted` stands for, or `nil` if the text is empty or doesn't stand for a value yet.
  ///
  ///     let price = FieldFormat<Double>.currency("EUR", locale: "de_DE")
  ///     price.value(of: price.formatted(1234.5))  // 1234.5
  ///
  /// - Parameters:
  ///   - formatted: A text of this format.
  ///   - context: The locale and the region of the field.
  /// - Returns: The value, or `nil`.
  public func value(
    of formatted: FormattedText, in context: FieldContext = FieldContext()
  ) -> Value? {
    resolved(in: context).read(formatted)
  }

  /// Returns the text that shows `value`, with the caret at its end.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The locale and the region of the field.
  /// - Returns: The text.
  public func formatted(_ value: Value, in context: FieldContext = FieldContext()) -> FormattedText
  {
    resolved(in: context).write(value)
  }

  /// Makes the format.
  ///
  /// If the format has a mistake, the result accepts any text, and the mistake is logged.
  ///
  /// - Parameter context: The locale and the region of the field.
  /// - Returns: The format.
  public func makeFormat(in context: FieldContext = FieldContext()) -> AnyInputFormat {
    resolved(in: context).format
  }

  /// Makes the format with what reads and writes its values, and reports a mistake.
  package func resolved(in context: FieldContext) -> FieldCodec<Value> {
    do throws(FieldFormatError) {
      return try codec(context)
    } catch {
      error.report(at: place)
      return .unformatted(error)
    }
  }
}

extension FieldFormat: Hashable {
  /// Returns a Boolean value that indicates whether two field formats describe the same format.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  /// Hashes what field formats are compared by.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension FieldFormat where Value == String {
  /// Creates a field format from an input format, such as one of your own.
  ///
  ///     FieldFormat(Shouting())
  ///
  /// - Parameter format: The format.
  public init(_ format: some InputFormat & Hashable) {
    self.init("format", format) { _ in FieldCodec(format) }
  }

  /// Creates a field format from an input format of a hidden type.
  ///
  /// Field formats of one such format are equal only if they are made from copies of it, so keep it in a constant.
  ///
  /// - Parameter format: The format.
  public init(_ format: AnyInputFormat) {
    self.init("hidden", HiddenFormat(format: format)) { _ in FieldCodec(format) }
  }
}

extension FieldFormat {
  /// Creates a field format from an input format with values of another type.
  ///
  ///     FieldFormat(typed: try NumberFormat())  // FieldFormat<DecimalNumber>
  ///
  /// - Parameter format: The format.
  public init<Format: TypedInputFormat & Hashable>(typed format: Format)
  where Format.Typed == Value {
    self.init("typed", format) { _ in
      FieldCodec(
        format, read: { format.typed($0) }, write: { format.formatted(typed: $0) })
    }
  }
}

/// A format that is compared by identity.
private struct HiddenFormat: Hashable, Sendable {
  let format: AnyInputFormat

  static func == (left: Self, right: Self) -> Bool {
    left.format.isTriviallyIdentical(to: right.format)
  }

  func hash(into hasher: inout Hasher) {}
}
