#if canImport(UIKit) && !os(watchOS)
import UIKit
import FormworkCore

/// A delegate that provides the format of its fields, and is notified of their changes.
///
/// The classes with the old names in `FormworkInputMask` conform to it. Apps that don't migrate
/// don't import them.
@MainActor
package protocol InputListener: AnyObject {
  /// Sets the listener's format on `field`, unless the field has it already.
  func attach(to field: any FormattedTextControl)

  /// Removes the listener's format from `field`.
  func detach(from field: any FormattedTextControl)

  /// Handles a user edit, before the field's closures run.
  func inputDidChange(in field: any FormattedTextControl)
}

/// Members that only a listener needs.
extension FormworkControl {
  /// The delegate that provides the format, if any.
  package var listener: (any InputListener)? {
    get { FieldFormatting.present(in: input)?.listener }
    nonmutating set {
      let formatting = newValue == nil ? FieldFormatting.present(in: input) : .of(input)
      formatting?.listener = newValue
    }
  }

  /// The displayed text, including marked text.
  package var shownText: String { input.shownText }

  /// Whether the user can enter a line break.
  package var isMultiline: Bool { input.isMultiline }

  /// The `delegate` property of the control: a proxy while there is a format.
  package var delegate: AnyObject? { input.delegateObject }

  /// The editing session with the text and its state; `nil` without a format.
  package var session: EditingSession<AnyInputFormat>? {
    FieldFormatting.present(in: input)?.adapter?.session
  }

  /// Sets the delegate again, because UIKit caches which methods a delegate has when it is set.
  package func renewDelegate() {
    FieldFormatting.present(in: input)?.delegation.renew()
  }

  /// Replaces the mask with a format; the other settings stay.
  package func replaceMask(by format: AnyInputFormat) {
    setFormat(FormatDefinition(.custom(CustomFormat(format))))
  }

  /// Shows a text as the format interprets it, with or without fixed literals at its end, and
  /// without notifications.
  ///
  /// - Returns: How well the text fits; `nil` without a format, in which case the text is shown
  ///   unchanged.
  package func show(_ text: String, completing: Bool) -> Int? {
    guard let formatting = FieldFormatting.present(in: input), let adapter = formatting.adapter
    else {
      input.assign(text: text)
      return nil
    }
    var settings = formatting.request.settings
    if settings.isMask {
      settings.format?.options.completion = completing
      settings.format?.options.completesOnFocus = completing
    }
    // The field already has this format, except for its completion, so creating it can't fail.
    let format = (try? settings.resolved())?.format ?? adapter.format
    let formatted = text.isEmpty ? FormattedText() : format.formatted(text: text)
    adapter.set(
      formatted: completing && text.isEmpty ? format.editingBegan(formatted) : formatted, of: text)
    let direction = ReadingDirection.forward(completing: completing)
    return format.read(text, caret: .end(of: text), direction: direction).affinity
  }
}
#endif
