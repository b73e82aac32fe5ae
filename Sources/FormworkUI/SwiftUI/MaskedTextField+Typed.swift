#if canImport(SwiftUI) && !os(watchOS)
import Formwork
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
  ///   - title: What is shown while the field is empty, and what VoiceOver reads.
  ///   - value: The value.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init<Format: TypedInputFormat & Hashable>(
    _ title: String, value: Binding<Format.Typed?>, format: Format,
    isComplete: Binding<Bool>? = nil
  ) {
    let typed: @Sendable (String) -> Format.Typed? = { format.typed(format.formatted(value: $0)) }
    let text = Binding(
      get: { value.wrappedValue.map { format.formatted(typed: $0).value } ?? "" },
      set: { value.wrappedValue = typed($0) })
    self.init(title, value: text, format: format, isComplete: isComplete)
    description.isSame = { typed($0) == typed($1) }
  }
}
#endif
