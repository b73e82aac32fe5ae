#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkCore

extension FormworkControl {
  /// The value: the user's input, without the literals of a mask.
  ///
  ///     field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
  ///     field.formwork.value = "2125550100"  // shown as +1 (212) 555-0100
  ///     field.formwork.value                 // "2125550100"
  ///
  /// Setting it sends no event, runs no closure, and places the caret at the end. If a value
  /// doesn't fit the format, the control shows as much of it as possible. The value then has an
  /// issue, isn't complete, and stays the same until the user edits the text. Without a format, the
  /// value is the text.
  public var value: String {
    get { current?.value ?? input.shownText }
    nonmutating set {
      guard let formatting = presentFormatting, formatting.format != nil else {
        return input.assign(text: newValue)
      }
      formatting.set(value: newValue)
    }
  }

  /// The time at which an issue becomes visible. The default is `.afterEditing`.
  public var validationTiming: ValidationTiming {
    get { presentFormatting?.issues.moment ?? .afterEditing }
    nonmutating set {
      formatting.issues.moment = newValue
      formatting.statusMayHaveChanged()
    }
  }

  /// The content of the control, for restoring it after a relaunch.
  ///
  ///     let saved = try JSONEncoder().encode(field.formwork.savedInput)
  ///     coder.encode(saved, forKey: "phone")
  ///
  /// The content is `Codable`, and ``restore(_:)`` shows it again. It is `nil` without a format,
  /// and for a secure field, whose content must not be saved.
  public var savedInput: SavedInput? {
    input.isSecure ? nil : current.map { SavedInput($0) }
  }

  /// Restores saved content with its selection, and clears the undo history.
  ///
  /// If the control has no format, it does nothing. It sends no event, as with setting ``value``.
  public func restore(_ saved: SavedInput) { presentFormatting?.restore(saved) }

  private var current: FormattedText? { presentFormatting?.current }
}
#endif
