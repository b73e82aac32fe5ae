#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkMasks

/// What the text of a control stands for: a number, a date, as an app computes with it.
///
///     let amount = amountField.formwork.setTypedFormat(format)
///     amount.value = 1234.5   // shown as the format shows it
///     amount.value            // what the person has made of it; nil while it is none yet
///
/// It knows the control weakly, and is one for as long as the control has that format.
@MainActor
public struct TypedInput<Format: TypedInputFormat> {
  /// The format of the control.
  public let format: Format

  private let control: WeakControl

  init(_ control: any FormattedTextControl, format: Format) {
    self.control = WeakControl(control: control)
    self.format = format
  }

  /// What the text stands for; `nil` as long as it is empty, or no such thing yet.
  ///
  /// Setting it is silent, with the caret at the end; what the control shows already isn't written, so
  /// that a number stays as it is being typed.
  public var value: Format.Typed? {
    get {
      control.control?.formwork.presentFormatting?.current.flatMap { format.typed($0) }
    }
    nonmutating set {
      guard let control = control.control, newValue == nil || newValue != value else { return }
      control.formwork.value = newValue.map { format.formatted(typed: $0).value } ?? ""
    }
  }

  @MainActor private final class WeakControl {
    weak var control: (any FormattedTextControl)?

    init(control: any FormattedTextControl) {
      self.control = control
    }
  }
}

extension FormworkControl {
  /// Gives the control a format whose texts stand for something, and returns what asks for it.
  @discardableResult
  public func setTypedFormat<Format: TypedInputFormat>(_ format: Format) -> TypedInput<Format> {
    setInputFormat(format)
    return TypedInput(input, format: format)
  }
}
#endif
