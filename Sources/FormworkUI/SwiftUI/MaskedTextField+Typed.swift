#if canImport(SwiftUI) && !os(watchOS)
import FormworkMasks
public import SwiftUI

extension MaskedTextField {
  /// Creates a field for something other than text: a number, a date.
  ///
  ///     MaskedTextField("Amount", value: $amount, format: Self.euros)
  ///
  /// The binding is `nil` while the text is empty, or stands for nothing yet. A text that stands for what
  /// the binding has already isn't overwritten, so a number stays as it is being typed: `1.` is 1.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init<Format: TypedInputFormat & Hashable>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.Typed?>, prompt: Text? = nil,
    format: Format, isComplete: Binding<Bool>? = nil
  ) {
    self.init(FieldTitle(titleKey), typed: value, prompt, format, isComplete)
  }

  /// Creates a field for something other than text, with a title that isn't translated.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: TypedInputFormat & Hashable>(
    _ title: Title, value: Binding<Format.Typed?>, prompt: Text? = nil, format: Format,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(FieldTitle(title), typed: value, prompt, format, isComplete)
  }

  private init<Format: TypedInputFormat & Hashable>(
    _ title: FieldTitle, typed value: Binding<Format.Typed?>, _ prompt: Text?, _ format: Format,
    _ isComplete: Binding<Bool>?
  ) {
    let typed: @Sendable (String) -> Format.Typed? = { format.typed(format.formatted(value: $0)) }
    let text = Binding(
      get: { value.wrappedValue.map { format.formatted(typed: $0).value } ?? "" },
      set: { value.wrappedValue = typed($0) })
    self.init(title, text, prompt, FormatChoice(format), isComplete)
    description.isSame = { typed($0) == typed($1) }
  }
}
#endif
