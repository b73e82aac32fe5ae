#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// The ranges that an app's delegate is asked with.
public enum DelegateRanges: Hashable, Sendable {
  /// Ranges of the text that is shown.
  case text

  /// Ranges of the value.
  case value
}
#endif
