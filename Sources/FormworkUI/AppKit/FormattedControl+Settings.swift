#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
import Formwork

/// Settings that add up, in any order: the pattern, then the restriction of the person's
/// characters, then the regular expression of the value, then the length of the text.
extension FormattedTextControl {
  /// The characters that the person may use; `nil` for any.
  ///
  ///     nameField.restriction = .nonChinese
  ///     priceField.restriction = .decimal(separator: ",")
  ///
  /// Only committed text is looked at: an input method may compose whatever it needs.
  public var restriction: InputRestriction? {
    get { ControlFormatting.present(in: formwork.input)?.settings.restriction }
    set { change { $0.restriction = newValue } }
  }

  /// The greatest length of the text in characters, literals and all; `nil` for any.
  ///
  /// A character is what the person takes for one (an extended grapheme cluster). What is pasted
  /// is cut to what fits; what an input method composes is looked at when it is committed.
  public var maximumTextLength: Int? {
    get { ControlFormatting.present(in: formwork.input)?.settings.maximumTextLength }
    set { change { $0.maximumTextLength = newValue } }
  }

  /// A regular expression that the value must be able to reach; `nil` for none.
  ///
  /// A key after which no match is possible any more is refused. Setting a pattern leaves of the
  /// present value what can match.
  public var valuePattern: String? {
    get { ControlFormatting.present(in: formwork.input)?.settings.valuePattern }
    set { change { $0.valuePattern = newValue } }
  }

  private func change(_ body: (inout InputSettings) -> Void) {
    ControlFormatting.of(formwork.input).change { settings in
      settings.format = nil
      body(&settings)
    }
  }
}

extension NSTextView {
  /// Whether a text that the app assigns is shown formatted; `true` unless you say otherwise.
  ///
  /// After `view.string = "2125550100"` the view shows `+1 (212) 555-0100` before the next
  /// statement. Nobody is told, as for every assignment. A field's formatter always does so.
  public var formatsAssignedText: Bool {
    get { ControlFormatting.present(in: self)?.formatsAssignedText ?? true }
    set { ControlFormatting.of(self).formatsAssignedText = newValue }
  }

  /// Whether the system's alert sound is played when a key is refused; `true` unless you say
  /// otherwise.
  public var beepsOnRefusal: Bool {
    get { ControlFormatting.present(in: self)?.beepsOnRefusal ?? true }
    set { ControlFormatting.of(self).beepsOnRefusal = newValue }
  }
}
#endif
