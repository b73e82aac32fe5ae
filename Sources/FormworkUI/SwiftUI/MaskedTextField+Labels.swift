#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension MaskedTextField {
  init(
    _ title: FieldTitle, _ binding: Binding<String>, _ prompt: Text?, _ format: FormatChoice,
    _ isComplete: Binding<Bool>?, bindsText: Bool = false
  ) {
    var description = FieldDescription(
      title: title, value: binding, format: format, isComplete: isComplete)
    description.prompt = prompt.map { .text($0) }
    description.bindsText = bindsText
    self.init(description)
  }
}

/// Fields with a label of several words and styles, of which the words are read.
extension MaskedTextField {
  /// Creates a field with a pattern and a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - prompt: What is shown while the field is empty; the label without one.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  ///   - label: What VoiceOver reads. A field of the platform has a name and no view for it, so it is a `Text`.
  public init(
    value: Binding<String>, prompt: Text? = nil, mask: String?, syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil, label: () -> Text
  ) {
    self.init(
      .text(label()), value, prompt, .mask(mask.map { MaskSettings($0, syntax: syntax) }),
      isComplete)
  }

  /// Creates a field with a format and a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - prompt: What is shown while the field is empty; the label without one.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  ///   - label: What VoiceOver reads. A field of the platform has a name and no view for it, so it is a `Text`.
  public init<Format: InputFormat & Hashable>(
    value: Binding<String>, prompt: Text? = nil, format: Format,
    isComplete: Binding<Bool>? = nil, label: () -> Text
  ) {
    self.init(
      .text(label()), value, prompt, FormatChoice(format), isComplete)
  }

  /// Creates a field with a pattern and a label.
  ///
  /// - Parameters:
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown while the field is empty; the label without one.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  ///   - label: What VoiceOver reads. A field of the platform has a name and no view for it, so it is a `Text`.
  public init(
    text: Binding<String>, prompt: Text? = nil, mask: String?, syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil, label: () -> Text
  ) {
    self.init(
      .text(label()), text, prompt, .mask(mask.map { MaskSettings($0, syntax: syntax) }),
      isComplete, bindsText: true)
  }

  /// Creates a field with a format and a label.
  ///
  /// - Parameters:
  ///   - text: The text, with the literals of the format.
  ///   - prompt: What is shown while the field is empty; the label without one.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  ///   - label: What VoiceOver reads. A field of the platform has a name and no view for it, so it is a `Text`.
  public init<Format: InputFormat & Hashable>(
    text: Binding<String>, prompt: Text? = nil, format: Format,
    isComplete: Binding<Bool>? = nil, label: () -> Text
  ) {
    self.init(
      .text(label()), text, prompt, FormatChoice(format), isComplete, bindsText: true)
  }
}
#endif
