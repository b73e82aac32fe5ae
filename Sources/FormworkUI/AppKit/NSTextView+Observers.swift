#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

extension NSTextView {
  /// The app's own delegate, which an object of Formwork may be wrapped around.
  ///
  /// While the view has a format, `delegate` returns an object of Formwork that passes everything
  /// on. Set `delegate` as ever, before or after; read it here.
  public var wrappedDelegate: (any NSTextViewDelegate)? {
    guard let adapter = ControlFormatting.present(in: self)?.adapter as? TextViewAdapter else {
      return DelegateChain.unwrapped(delegate) as? any NSTextViewDelegate
    }
    return adapter.delegation.wrappedDelegate as? any NSTextViewDelegate
  }
}
#endif
