#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// Fields that bind the value: what was typed, without the literals.
///
///     static let code = AllowedCharacters.alphanumerics
///
///     MaskedTextField("Code", value: $code, format: Self.code)
extension MaskedTextField {
  /// Creates a field with a pattern.
  ///
  /// A pattern that can't be read is logged and leaves the field unmasked;
  /// ``onInputFormatError(_:)`` and ``inputStatus(_:)`` tell of it.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<String>, prompt: Text? = nil, mask: String?,
    syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), value, prompt, .mask(mask.map { MaskSettings($0, syntax: syntax) }),
      isComplete)
  }

  /// Creates a field with a pattern.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<String>, prompt: Text? = nil, mask: String?,
    syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), value, prompt, .mask(mask.map { MaskSettings($0, syntax: syntax) }),
      isComplete)
  }

  /// Creates a field with a pattern and all that says how to read it.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern with its settings.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<String>, prompt: Text? = nil, mask: MaskSettings,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), value, prompt, .mask(mask), isComplete)
  }

  /// Creates a field with a pattern and all that says how to read it.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern with its settings.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<String>, prompt: Text? = nil, mask: MaskSettings,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), value, prompt, .mask(mask), isComplete)
  }

  /// Creates a field with a format.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init<Format: InputFormat & Hashable>(
    _ titleKey: LocalizedStringKey, value: Binding<String>, prompt: Text? = nil, format: Format,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), value, prompt, FormatChoice(format), isComplete)
  }

  /// Creates a field with a format.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: InputFormat & Hashable>(
    _ title: Title, value: Binding<String>, prompt: Text? = nil, format: Format,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), value, prompt, FormatChoice(format), isComplete)
  }

  /// Creates a field with a format of which the type is hidden.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format. Keep it in a constant: one that is made anew in each `body` is taken
  ///     for another one, and what could be undone is forgotten.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<String>, prompt: Text? = nil,
    format: AnyInputFormat,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), value, prompt, .format(format), isComplete)
  }

  /// Creates a field with a format of which the type is hidden.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - value: The value.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format. Keep it in a constant: one that is made anew in each `body` is taken
  ///     for another one, and what could be undone is forgotten.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<String>, prompt: Text? = nil, format: AnyInputFormat,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), value, prompt, .format(format), isComplete)
  }
}
#endif
