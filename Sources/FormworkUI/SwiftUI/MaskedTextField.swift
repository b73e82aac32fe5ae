#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// A text field that forms what is typed by a mask, or by any other format.
///
///     struct SignUp: View {
///       @State private var phone = ""
///
///       var body: some View {
///         MaskedTextField("Phone", value: $phone, mask: "+1 ([000]) [000]-[0000]")
///           .textContentType(.telephoneNumber)
///       }
///     }
///
/// The binding holds the value: what was typed, without the literals that a mask supplies. It is
/// the source of truth. Setting it shows it formatted, and is never answered by a write: what
/// doesn't fit the format isn't shown, and stays in the binding until the person edits the field.
/// The binding has to take what it is given at once; one that keeps something else gets its way
/// at the end of the turn.
///
/// SwiftUI shows some of its settings to no view but its own. The field has them under the same
/// names, as methods of its own type: put them directly behind it, before any other modifier.
///
/// The field is a stock `UITextField`, or `NSTextField` on macOS. None of this has run on a device
/// yet.
public struct MaskedTextField: View {
  var description: FieldDescription

  /// Creates a field with a pattern.
  ///
  /// A pattern that can't be read is logged and leaves the field unmasked;
  /// ``onInputFormatError(_:)`` and ``inputStatus(_:)`` tell of it.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads; it isn't
  ///     translated: pass `String(localized:)` for that.
  ///   - value: The value.
  ///   - mask: The pattern, which takes effect at once when it changes; `nil` for none.
  ///   - syntax: How the pattern is written.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  public init(
    _ title: String, value: Binding<String>, mask: String?, syntax: Mask.Syntax = .brackets,
    isComplete: Binding<Bool>? = nil
  ) {
    description = FieldDescription(
      title: title, value: value, format: .mask(mask.map { MaskSettings($0, syntax: syntax) }),
      isComplete: isComplete)
  }

  /// Creates a field with a pattern and all that says how to read it.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads.
  ///   - value: The value.
  ///   - mask: The pattern with its settings.
  ///   - isComplete: Is kept at whether nothing that the mask demands is missing.
  public init(
    _ title: String, value: Binding<String>, mask: MaskSettings, isComplete: Binding<Bool>? = nil
  ) {
    description = FieldDescription(
      title: title, value: value, format: .mask(mask), isComplete: isComplete)
  }

  /// Creates a field with a format.
  ///
  ///     static let code = CharacterFilter.alphanumerics
  ///
  ///     MaskedTextField("Code", value: $code, format: Self.code)
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads.
  ///   - value: The value.
  ///   - format: The format; another one takes effect at once.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init<Format: InputFormat & Hashable>(
    _ title: String, value: Binding<String>, format: Format, isComplete: Binding<Bool>? = nil
  ) {
    description = FieldDescription(
      title: title, value: value,
      format: .comparable(AnyHashable(format), AnyInputFormat(format)), isComplete: isComplete)
  }

  /// Creates a field with a format of which the type is hidden.
  ///
  /// - Parameters:
  ///   - title: What is shown while the field is empty, and what VoiceOver reads.
  ///   - value: The value.
  ///   - format: The format. Keep it in a constant: one that is made anew in each `body` is taken
  ///     for another one, and what could be undone is forgotten.
  ///   - isComplete: Is kept at whether nothing that the format demands is missing.
  public init(
    _ title: String, value: Binding<String>, format: AnyInputFormat,
    isComplete: Binding<Bool>? = nil
  ) {
    description = FieldDescription(
      title: title, value: value, format: .format(format), isComplete: isComplete)
  }

  /// The field.
  public var body: some View { FieldRepresentable(description: description) }

  /// Returns the field with a change of its description.
  func with(_ change: (inout FieldDescription) -> Void) -> MaskedTextField {
    var copy = self
    change(&copy.description)
    return copy
  }
}
#endif
