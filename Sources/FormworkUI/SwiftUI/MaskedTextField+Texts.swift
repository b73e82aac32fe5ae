#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// Fields that bind the text, with the literals that a mask supplies, as `TextField` does.
///
/// The binding has to hold a text of the format: another one stays the app's until the person edits the
/// field, which isn't complete until then.
extension MaskedTextField {
  /// Creates a field with a pattern that binds the text.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, mask: String?,
    syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), text, prompt, .mask(mask.map { MaskSettings($0, syntax: syntax) }),
      isComplete, bindsText: true)
  }

  /// Creates a field with a pattern that binds the text.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, mask: String?,
    syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), text, prompt, .mask(mask.map { MaskSettings($0, syntax: syntax) }),
      isComplete, bindsText: true)
  }

  /// Creates a field with a pattern and all that says how to read it that binds the text.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern with its settings.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, mask: MaskSettings,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), text, prompt, .mask(mask), isComplete, bindsText: true)
  }

  /// Creates a field with a pattern and all that says how to read it that binds the text.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - mask: The pattern with its settings.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, mask: MaskSettings,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), text, prompt, .mask(mask), isComplete, bindsText: true)
  }

  /// Creates a field with a format that binds the text.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init<Format: InputFormat & Hashable>(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, format: Format,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), text, prompt, FormatChoice(format), isComplete, bindsText: true)
  }

  /// Creates a field with a format that binds the text.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: InputFormat & Hashable>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, format: Format,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), text, prompt, FormatChoice(format), isComplete, bindsText: true)
  }

  /// Creates a field with a format of which the type is hidden that binds the text.
  ///
  /// - Parameters:
  ///   - titleKey: What is shown while the field is empty, and what VoiceOver reads, to be translated.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format. Keep it in a constant: one that is made anew in each `body` is taken
  ///     for another one, and what could be undone is forgotten.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    format: AnyInputFormat,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(titleKey), text, prompt, .format(format), isComplete, bindsText: true)
  }

  /// Creates a field with a format of which the type is hidden that binds the text.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads, as it is.
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown in the place of the title while the field is empty.
  ///   - format: The format. Keep it in a constant: one that is made anew in each `body` is taken
  ///     for another one, and what could be undone is forgotten.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, format: AnyInputFormat,
    isComplete: Binding<Bool>? = nil
  ) {
    self.init(
      FieldTitle(title), text, prompt, .format(format), isComplete, bindsText: true)
  }
}
#endif
