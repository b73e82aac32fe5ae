#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The question that matters, in its two forms. Since iOS 26 a delegate that has both is asked
/// only with several ranges, so one of them alone would hide what the app's delegate has.
extension DelegateProxy {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    decide(.shouldChangeRange, textField, [range], string) { ranges in
      ask(.shouldChangeRange, textField, about: subject(ranges, string)) {
        $0.answer(textField, ranges, string)
      } ?? true
    }
  }

  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    let ranges = ranges.map(\.rangeValue)
    return decide(.shouldChangeRanges, textField, ranges, string) { ranges in
      ask(.shouldChangeRanges, textField, about: subject(ranges, string)) { app in
        app.textField?(
          textField, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
          replacementString: string) ?? app.answer(textField, ranges, string)
      } ?? true
    }
  }
  #endif

  /// Lets the adapter decide, or a wrapper's question go on to the delegate before it.
  @MainActor
  private func decide(
    _ method: DelegateMethod, _ field: UITextField, _ ranges: [NSRange], _ string: String,
    asking app: ([NSRange]) -> Bool
  ) -> Bool {
    guard let adapter = adapter(for: method, field, about: subject(ranges, string)) else {
      return app(ranges)
    }
    return adapter.shouldChange(ranges, to: string, asking: app)
  }

  /// What a question is about.
  private func subject(_ ranges: [NSRange], _ string: String) -> String {
    ranges.map { "\($0.location),\($0.length);" }.joined() + string
  }
}

extension UITextFieldDelegate {
  /// The answer of a delegate that knows one range only, which is asked once; `nil` if it hasn't
  /// got the method.
  @MainActor
  fileprivate func answer(
    _ field: UITextField, _ ranges: [NSRange], _ string: String
  ) -> Bool? {
    DelegateChain.union(of: ranges).flatMap {
      textField?(field, shouldChangeCharactersIn: $0, replacementString: string)
    }
  }
}
#endif
