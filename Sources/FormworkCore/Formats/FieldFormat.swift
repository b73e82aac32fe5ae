public import FormworkMasks

/// A description of how a field formats its text, and of the type of its value.
///
/// Use the static members. The same dot syntax works in SwiftUI, UIKit, AppKit, and an editing
/// session:
///
///     MaskedTextField("Phone", value: $phone, format: .phone)
///     MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
///     EditingSession(format: .mask("[000] [000]"))
///
/// You can add your own members:
///
///     extension FieldFormat<String> {
///       static var plate: Self { .mask("[AA]-[0000]") }
///     }
///
/// The field creates the actual format for its own locale and region. Two field formats with the
/// same description are equal, so you can create them where you need them, for example in the
/// `body` of a view.
///
/// If a literal has a mistake, such as a pattern that isn't a mask, the field stays unformatted,
/// the log shows the line and the fix, and a debug build stops. For text from outside your code,
/// such as a pattern from a server, use a throwing initializer, such as that of `Mask`, and handle
/// the error.
public struct FieldFormat<Value: Hashable & Sendable>: Sendable {
  /// The description by which two formats are compared.
  let identity: FormatIdentity

  private let codec: @Sendable (FormatContext) throws(FieldFormatError) -> FieldCodec<Value>
  private let place: SourcePlace

  /// Creates a format from a recipe that identifies it, and a closure that makes it.
  ///
  /// The closure keeps the meaning of a recipe next to the member that uses it. The recipe itself
  /// is only compared.
  package init<Recipe: Hashable & Sendable>(
    _ kind: StaticString, _ recipe: Recipe, file: StaticString = #fileID, line: UInt = #line,
    make: @escaping @Sendable (FormatContext) throws(FieldFormatError) -> FieldCodec<Value>
  ) {
    identity = FormatIdentity(kind, recipe)
    codec = make
    place = SourcePlace(file: file, line: line)
  }
}

extension FieldFormat {
  /// Returns the value of formatted text, or `nil` if the text is empty or doesn't represent a
  /// value yet.
  ///
  ///     let price = FieldFormat<Double>.currency("EUR", locale: "de_DE")
  ///     price.value(of: price.formatted(1234.5))  // 1234.5
  ///
  /// - Parameters:
  ///   - formatted: Text of this format.
  ///   - context: The locale and the region of the field.
  /// - Returns: The value, or `nil`.
  public func value(
    of formatted: FormattedText, in context: FormatContext = FormatContext()
  ) -> Value? {
    resolved(in: context).read(formatted)
  }

  /// Returns the formatted text of a value, with the caret at its end.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The locale and the region of the field.
  /// - Returns: The formatted text.
  public func formatted(_ value: Value, in context: FormatContext = FormatContext())
    -> FormattedText
  {
    resolved(in: context).write(value)
  }

  /// Formats arbitrary text, such as a paste or a line of a file, and places the caret at its end.
  ///
  ///     FieldFormat.phone(.germany).formatted(text: "tel. 030/23125042").value  // "+493023125042"
  ///
  /// The format places the whole text or its one complete part. Otherwise, the result is empty.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: The locale and the region of the field.
  /// - Returns: The formatted text.
  public func formatted(
    text: String, in context: FormatContext = FormatContext()
  ) -> FormattedText {
    resolved(in: context).format.formatted(text: text)
  }

  /// Creates the format for a locale and a region.
  ///
  /// If the description has a mistake, the result accepts any text, and the mistake is logged.
  ///
  /// - Parameter context: The locale and the region of the field.
  /// - Returns: The format.
  public func makeFormat(in context: FormatContext = FormatContext()) -> AnyInputFormat {
    resolved(in: context).format
  }

  /// Returns the codec for a locale and a region, and reports a mistake.
  package func resolved(in context: FormatContext) -> FieldCodec<Value> {
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

  /// Hashes the description of the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension FieldFormat where Value == String {
  /// Creates a field format from an input format, such as one that you wrote.
  ///
  ///     FieldFormat(Shouting())
  ///
  /// - Parameter format: The format.
  public init(_ format: some InputFormat & Hashable) {
    self.init("format", format) { _ in FieldCodec(format) }
  }

  /// Creates a field format from a type-erased input format.
  ///
  /// Two field formats created this way are equal only if they use copies of the same format, so
  /// keep it in a constant.
  ///
  /// - Parameter format: The format.
  public init(_ format: AnyInputFormat) {
    self.init("hidden", HiddenFormat(format: format)) { _ in FieldCodec(format) }
  }
}

extension FieldFormat {
  /// Creates a field format from an input format whose values have another type.
  ///
  ///     FieldFormat(typed: try NumberFormat())  // FieldFormat<DecimalNumber>
  ///
  /// - Parameter format: The format.
  package init<Format: TypedInputFormat & Hashable>(typed format: Format)
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
