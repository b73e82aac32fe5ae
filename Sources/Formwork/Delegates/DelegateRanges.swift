#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// The kind of ranges that an app's delegate receives.
public enum DelegateRanges: Hashable, Sendable {
  /// Ranges of the displayed text.
  case text

  /// Ranges of the value, without the literals.
  case value
}
#endif
