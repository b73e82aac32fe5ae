#if canImport(SwiftUI) && !os(watchOS)
public import Formwork
public import SwiftUI

extension MaskedTextField {
  /// Creates a field that binds a value.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone)
  ///     MaskedTextField("Amount", value: $amount, format: .number)  // amount: Double
  ///
  /// A value that isn't text is kept while the text stands for none, as an empty one does. When the user leaves
  /// the field, it shows the value again.
  ///
  /// - Parameters:
  ///   - titleKey: The title, to be translated: the prompt of the empty field, and what VoiceOver reads.
  ///   - value: The value.
  ///   - format: The format, which takes effect at once when it changes.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, format: FieldFormat<Value>
  ) {
    self.init(FieldDescription(FieldTitle(titleKey), FieldSource(value, format)))
  }

  /// Creates a field that binds a value, with a title that isn't translated.
  ///
  /// - Parameters:
  ///   - title: The prompt of the empty field, and what VoiceOver reads.
  ///   - value: The value.
  ///   - format: The format, which takes effect at once when it changes.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, format: FieldFormat<Value>
  ) {
    self.init(FieldDescription(FieldTitle(title), FieldSource(value, format)))
  }

  /// Creates a field that binds an optional value.
  ///
  ///     MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
  ///
  /// The value is `nil` while the text is empty or doesn't stand for one yet. Text that stands for the value
  /// already isn't overwritten, so a number stays as the user types it: `1.` is 1.
  ///
  /// - Parameters:
  ///   - titleKey: The title, to be translated: the prompt of the empty field, and what VoiceOver reads.
  ///   - value: The value.
  ///   - format: The format, which takes effect at once when it changes.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value?>, format: FieldFormat<Value>
  ) {
    self.init(FieldDescription(FieldTitle(titleKey), FieldSource(value, format)))
  }

  /// Creates a field that binds an optional value, with a title that isn't translated.
  ///
  /// - Parameters:
  ///   - title: The prompt of the empty field, and what VoiceOver reads.
  ///   - value: The value.
  ///   - format: The format, which takes effect at once when it changes.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value?>, format: FieldFormat<Value>
  ) {
    self.init(FieldDescription(FieldTitle(title), FieldSource(value, format)))
  }

  /// Creates a field that binds the text, with the literals of the format.
  ///
  ///     MaskedTextField("Date", text: $date, format: .mask("[00]/[00]/[0000]"))
  ///
  /// - Parameters:
  ///   - titleKey: The title, to be translated: the prompt of the empty field, and what VoiceOver reads.
  ///   - text: The text.
  ///   - format: The format, which takes effect at once when it changes.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, format: FieldFormat<String>
  ) {
    self.init(FieldDescription(FieldTitle(titleKey), FieldSource(text, format)))
    description.bindsText = true
  }

  /// Creates a field that binds the text, with a title that isn't translated.
  ///
  /// - Parameters:
  ///   - title: The prompt of the empty field, and what VoiceOver reads.
  ///   - text: The text.
  ///   - format: The format, which takes effect at once when it changes.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, format: FieldFormat<String>
  ) {
    self.init(FieldDescription(FieldTitle(title), FieldSource(text, format)))
    description.bindsText = true
  }

  /// Sets what an empty field shows instead of its title, which VoiceOver still reads.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone).prompt(Text("With area code"))
  ///
  /// - Parameter prompt: The prompt; `nil` for the title.
  /// - Returns: The format.
  public func prompt(_ prompt: Text?) -> Self {
    with { $0.prompt = prompt.map { .text($0) } }
  }
}
#endif
