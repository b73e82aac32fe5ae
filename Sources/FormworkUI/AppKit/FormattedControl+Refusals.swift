#if canImport(AppKit) && !canImport(UIKit)
import AppKit

extension FormattedTextControl {
  /// Whether the system's alert sound is played when a key is refused; `true` unless you say
  /// otherwise.
  ///
  /// A secure field makes no sound: whoever listens would learn what it takes.
  public var beepsOnRefusal: Bool {
    get { ControlFormatting.present(in: formwork.input)?.refusals.beeps ?? true }
    set { ControlFormatting.of(formwork.input).refusals.beeps = newValue }
  }
}
#endif
