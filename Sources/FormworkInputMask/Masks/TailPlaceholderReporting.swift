#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Lets a closure of four arguments be assigned where one of three is expected.
///
/// A class can't have two properties of one name. A protocol that it conforms to can have the
/// other, and the closure's arguments decide which is meant.
@MainActor
public protocol TailPlaceholderReporting: AnyObject {
  /// What is called with the field, the value, whether it is complete, and what is missing.
  associatedtype CallbackWithTail

  /// What a closure of four arguments was assigned to.
  var onMaskedTextChangedCallbackWithTail: CallbackWithTail? { get set }
}

extension TailPlaceholderReporting {
  /// Called after each change with the placeholder for what is missing as its fourth argument.
  @_disfavoredOverload
  public var onMaskedTextChangedCallback: CallbackWithTail? {
    get { onMaskedTextChangedCallbackWithTail }
    set { onMaskedTextChangedCallbackWithTail = newValue }
  }
}

extension MaskedTextFieldDelegate: TailPlaceholderReporting {}
extension MaskedTextViewDelegate: TailPlaceholderReporting {}
#endif
