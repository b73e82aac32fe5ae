#if canImport(UIKit) && !os(watchOS)
import UIKit
import FormworkMasks
package import FormworkField

/// A delegate that brings the format of the fields that it is set on, and hears of their changes.
///
/// The classes under the old names are such delegates; they are in `FormworkInputMask`, so that an
/// app that doesn't migrate never sees them.
@MainActor
package protocol InputListener: AnyObject {
  /// Gives `field` the listener's format, if it hasn't got it yet.
  func attach(to field: any FormattedTextControl)

  /// Takes the listener's format off `field`.
  func detach(from field: any FormattedTextControl)

  /// Hears of a change by the person, before the field's closures.
  func inputDidChange(_ change: InputChange, in field: any FormattedTextControl)
}

/// What a listener needs of a field, beside what every app may use.
extension FormworkControl {
  /// The delegate that brought the format, if one did.
  package var listener: (any InputListener)? {
    get { FieldFormatting.present(in: input)?.listener }
    nonmutating set {
      let formatting = newValue == nil ? FieldFormatting.present(in: input) : .of(input)
      formatting?.listener = newValue
    }
  }

  /// The text that is shown, marked text included.
  package var shownText: String { input.shownText }

  /// Whether a line break can be typed.
  package var isMultiline: Bool { input.isMultiline }

  /// The delegate as UIKit has it: Formwork's own while there is a format.
  package var delegate: AnyObject? { input.delegateObject }

  /// The text and what is known of it; `nil` without a format.
  package var session: EditingSession<AnyInputFormat>? {
    FieldFormatting.present(in: input)?.adapter?.session
  }

  /// Sets the delegate anew: UIKit remembers which methods it has from when it was set.
  package func renewDelegate() {
    FieldFormatting.present(in: input)?.delegation.renew()
  }

  /// Puts a format in the place of the mask; what else is asked of the text stays.
  package func replaceMask(by format: AnyInputFormat) {
    setBase(.format(format))
  }

  /// Shows a text as the format reads it, with or without the literals that are certain, silently.
  ///
  /// - Returns: How well the text fits; `nil` without a format, where it is shown as it is.
  package func show(_ text: String, completing: Bool) -> Int? {
    guard let formatting = FieldFormatting.present(in: input), let adapter = formatting.adapter
    else {
      input.assign(text: text)
      return nil
    }
    var settings = formatting.request.settings
    settings.mask?.options.completion = completing
    settings.mask?.options.completesOnFocus = completing
    // It is the format that the field has, but for its completion, so it can be made.
    let format = (try? settings.makeFormat()) ?? adapter.format
    let formatted = text.isEmpty ? FormattedText() : format.formatted(text: text)
    adapter.set(
      formatted: completing && text.isEmpty ? format.focused(formatted) : formatted, of: text)
    let direction = ReadingDirection.forward(completing: completing)
    return format.read(text, caret: .end(of: text), direction: direction).affinity
  }
}
#endif
