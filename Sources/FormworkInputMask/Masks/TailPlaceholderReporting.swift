#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An object to which a closure with three or four parameters can be assigned.
///
/// A class can't have two properties of the same name. The second one is in this protocol, and the
/// closure's parameters decide which one is used.
@MainActor
public protocol TailPlaceholderReporting: AnyObject {
  /// The type of a closure that receives the field, the value, whether it is complete, and the
  /// remainder.
  associatedtype CallbackWithTail

  /// The assigned closure with four parameters.
  var onMaskedTextChangedCallbackWithTail: CallbackWithTail? { get set }
}

extension TailPlaceholderReporting {
  /// A closure that runs after each change, with the remainder as its fourth parameter.
  @_disfavoredOverload
  public var onMaskedTextChangedCallback: CallbackWithTail? {
    get { onMaskedTextChangedCallbackWithTail }
    set { onMaskedTextChangedCallbackWithTail = newValue }
  }
}

extension MaskedTextFieldDelegate: TailPlaceholderReporting {}
extension MaskedTextViewDelegate: TailPlaceholderReporting {}
#endif
