#if canImport(SwiftUI) && !os(watchOS)
public import FormworkCore
public import SwiftUI

extension MaskedTextField {
  /// Creates a field that binds a value.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone)
  ///     MaskedTextField("Amount", value: $amount, format: .number)  // amount: Double
  ///
  /// If the value isn't a string, it keeps its last value while the text doesn't represent one, for
  /// example while the text is empty. When the user leaves the field, it shows the value again.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localized title: the prompt of the empty field, and its name for
  ///     VoiceOver.
  ///   - value: The value.
  ///   - format: The format. You can change it at any time.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, format: FieldFormat<Value>
  ) {
    self.init(FieldDescription(FieldTitle(titleKey), FieldSource(value, format)))
  }

  /// Creates a field that binds a value, with a title that isn't localized.
  ///
  /// - Parameters:
  ///   - title: The prompt of the empty field, and its name for VoiceOver.
  ///   - value: The value.
  ///   - format: The format. You can change it at any time.
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
  /// The value is `nil` while the text is empty or doesn't represent a value yet. If the text
  /// already represents the value, it isn't rewritten, so a number stays as the user types it: `1.`
  /// is 1.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localized title: the prompt of the empty field, and its name for
  ///     VoiceOver.
  ///   - value: The value.
  ///   - format: The format. You can change it at any time.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value?>, format: FieldFormat<Value>
  ) {
    self.init(FieldDescription(FieldTitle(titleKey), FieldSource(value, format)))
  }

  /// Creates a field that binds an optional value, with a title that isn't localized.
  ///
  /// - Parameters:
  ///   - title: The prompt of the empty field, and its name for VoiceOver.
  ///   - value: The value.
  ///   - format: The format. You can change it at any time.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value?>, format: FieldFormat<Value>
  ) {
    self.init(FieldDescription(FieldTitle(title), FieldSource(value, format)))
  }

  /// Creates a field that binds the text, including the literals of the format.
  ///
  ///     MaskedTextField("Date", text: $date, format: .mask("[00]/[00]/[0000]"))
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localized title: the prompt of the empty field, and its name for
  ///     VoiceOver.
  ///   - text: The text.
  ///   - format: The format. You can change it at any time.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, format: FieldFormat<String>
  ) {
    self.init(FieldDescription(FieldTitle(titleKey), FieldSource(text, format)))
    description.bindsText = true
  }

  /// Creates a field that binds the text, with a title that isn't localized.
  ///
  /// - Parameters:
  ///   - title: The prompt of the empty field, and its name for VoiceOver.
  ///   - text: The text.
  ///   - format: The format. You can change it at any time.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, format: FieldFormat<String>
  ) {
    self.init(FieldDescription(FieldTitle(title), FieldSource(text, format)))
    description.bindsText = true
  }

  /// Sets the prompt that an empty field shows instead of its title. VoiceOver still reads the
  /// title.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone).prompt(Text("With area code"))
  ///
  /// - Parameter prompt: The prompt; `nil` for the title.
  /// - Returns: The field.
  public func prompt(_ prompt: Text?) -> Self {
    with { $0.prompt = prompt.map { .text($0) } }
  }
}
#endif
