#if canImport(UIKit) && !os(watchOS)
import UIKit
public import Formwork

/// Settings that add up, in any order: the pattern, then the restriction of the person's
/// characters, then the regular expression of the value, then the length of the text.
extension FormattedTextControl {
  /// The characters that the person may use; `nil` for any.
  ///
  ///     nameField.restriction = .nonChinese
  ///     priceField.restriction = .decimal(separator: ",")
  ///     codeField.restriction = .custom(CharacterFilter(.characters(hexDigits)))
  ///
  /// Only committed text is looked at: an input method may compose whatever it needs.
  public var restriction: InputRestriction? {
    get { FieldFormatting.present(in: formwork.input)?.settings.restriction }
    set {
      let formatting = FieldFormatting.of(formwork.input)
      formatting.wrongNames[.restriction] = nil
      formatting.change { settings in
        settings.format = nil
        settings.restriction = newValue
      }
    }
  }

  /// The greatest length of the text in characters, literals and all; `nil` for any.
  ///
  /// A character is what the person takes for one (an extended grapheme cluster). What is pasted
  /// is cut to what fits; what an input method composes is looked at when it is committed.
  public var maximumTextLength: Int? {
    get { FieldFormatting.present(in: formwork.input)?.settings.maximumTextLength }
    set {
      FieldFormatting.of(formwork.input).change { settings in
        settings.format = nil
        settings.maximumTextLength = newValue
      }
    }
  }

  /// A regular expression that the value must be able to reach; `nil` for none.
  ///
  ///     field.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"
  ///
  /// A key after which no match is possible any more is refused. Setting a pattern leaves of the
  /// present value what can match.
  public var valuePattern: String? {
    get { FieldFormatting.present(in: formwork.input)?.settings.valuePattern }
    set {
      FieldFormatting.of(formwork.input).change { settings in
        settings.format = nil
        settings.valuePattern = newValue
      }
    }
  }

  /// Whether a text that the app assigns is shown formatted; `true` unless you say otherwise.
  ///
  /// After `field.text = "2125550100"` the field shows `+1 (212) 555-0100` before the next
  /// statement. No event is sent and no closure called, as for every assignment.
  public var formatsAssignedText: Bool {
    get { FieldFormatting.present(in: formwork.input)?.formatsAssignedText ?? true }
    set { FieldFormatting.of(formwork.input).formatsAssignedText = newValue }
  }

  /// Whether a certain prefix, such as `+1 (`, appears when the empty field gets the focus.
  ///
  /// It goes when the field loses the focus with nothing typed. If you don't say, the mask's own
  /// options decide, and a field whose `textContentType` invites AutoFill shows no prefix:
  /// suggestions are offered for empty fields only.
  public var autocompleteOnFocus: Bool {
    get { FieldFormatting.present(in: formwork.input)?.completesOnFocus ?? false }
    set {
      let formatting = FieldFormatting.of(formwork.input)
      formatting.completesOnFocus = newValue
      if formatting.settings.mask != nil { formatting.change { _ in } }
    }
  }

  /// Whether caret and selection stay behind the literals before the first typed character.
  ///
  /// While VoiceOver runs they move freely, as it reads by moving them.
  public var locksPrefix: Bool {
    get { FieldFormatting.present(in: formwork.input)?.locksPrefix ?? false }
    set { FieldFormatting.of(formwork.input).locksPrefix = newValue }
  }

  /// The ranges that the app's delegate is asked with: those of the text, unless you say
  /// otherwise.
  public var delegateRanges: DelegateRanges {
    get { FieldFormatting.present(in: formwork.input)?.delegateRanges ?? .text }
    set { FieldFormatting.of(formwork.input).delegateRanges = newValue }
  }

  /// What one step of undo takes back: a run of typing, unless you say otherwise.
  ///
  ///     codeField.undoSteps = .edits
  ///
  /// Setting it leaves the steps that are there as they are.
  public var undoSteps: UndoSteps {
    get { FieldFormatting.present(in: formwork.input)?.undoSteps ?? .runs }
    set { FieldFormatting.of(formwork.input).undoSteps = newValue }
  }
}
#endif
