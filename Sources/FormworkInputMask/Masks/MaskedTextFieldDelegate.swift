#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import FormworkMasks
public import FormworkCompatibility
import FormworkUI

/// Masks the fields that it is set on as their delegate.
///
///     let phoneDelegate = MaskedTextFieldDelegate(primaryFormat: "+1 ([000]) [000]-[0000]")
///     phoneDelegate.onMaskedTextChangedCallback = { field, value, complete in … }
///     phoneField.delegate = phoneDelegate
///
/// The app's own delegate becomes the ``listener``, and is asked all that a delegate is asked.
/// After each change the listener is told, then the closure, once: for what the person does, and
/// for ``put(text:into:autocomplete:)``, a prefix that appears with the focus, and a text that is
/// adapted to the mask.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextFieldDelegate: MaskedTextInputDelegate, UITextFieldDelegate {
  /// What is called with the field, the value, and whether it is complete.
  public typealias Callback = @MainActor (UITextField, String, Bool) -> Void

  /// The same, with the placeholder for what is missing.
  public typealias CallbackWithTail = @MainActor (UITextField, String, Bool, String) -> Void

  /// The app's own delegate.
  open weak var listener: (any MaskedTextFieldDelegateListener)? {
    didSet { forwardeeDidChange() }
  }

  /// Called after the listener. A closure that takes a fourth argument, the placeholder for what
  /// is missing, can be assigned, too.
  open var onMaskedTextChangedCallback: Callback?

  /// What a closure of four arguments was assigned to.
  open var onMaskedTextChangedCallbackWithTail: CallbackWithTail?

  /// Creates a delegate with a closure of three arguments, or none; leave out what should keep
  /// its default.
  nonisolated public init(
    primaryFormat: String = "", autocomplete: Bool = true, autocompleteOnFocus: Bool = true,
    autoskip: Bool = false, rightToLeft: Bool = false, affineFormats: [String] = [],
    affinityCalculationStrategy: AffinityCalculationStrategy = .wholeString,
    customNotations: [Notation] = [], onMaskedTextChangedCallback: Callback? = nil,
    allowSuggestions: Bool = true
  ) {
    self.onMaskedTextChangedCallback = onMaskedTextChangedCallback
    super.init(
      primaryFormat: primaryFormat, autocomplete: autocomplete,
      autocompleteOnFocus: autocompleteOnFocus, autoskip: autoskip, rightToLeft: rightToLeft,
      affineFormats: affineFormats, affinityCalculationStrategy: affinityCalculationStrategy,
      customNotations: customNotations, allowSuggestions: allowSuggestions)
  }

  /// Creates a delegate with a closure of four arguments; leave out what should keep its default.
  nonisolated public init(
    primaryFormat: String = "", autocomplete: Bool = true, autocompleteOnFocus: Bool = true,
    autoskip: Bool = false, rightToLeft: Bool = false, affineFormats: [String] = [],
    affinityCalculationStrategy: AffinityCalculationStrategy = .wholeString,
    customNotations: [Notation] = [], onMaskedTextChangedCallback: @escaping CallbackWithTail,
    allowSuggestions: Bool = true
  ) {
    onMaskedTextChangedCallbackWithTail = onMaskedTextChangedCallback
    super.init(
      primaryFormat: primaryFormat, autocomplete: autocomplete,
      autocompleteOnFocus: autocompleteOnFocus, autoskip: autoskip, rightToLeft: rightToLeft,
      affineFormats: affineFormats, affinityCalculationStrategy: affinityCalculationStrategy,
      customNotations: customNotations, allowSuggestions: allowSuggestions)
  }

  /// Creates a delegate with an empty pattern, as Interface Builder does.
  nonisolated public override convenience init() {
    self.init(primaryFormat: "")
  }

  /// The ``listener``, as an outlet for Interface Builder. What can't be a listener is ignored.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  public var delegate: NSObject? {
    get { listener as? NSObject }
    set {
      if let newValue = newValue as? any MaskedTextFieldDelegateListener { listener = newValue }
    }
  }

  /// Shows a text in a field, which gets its mask if it hasn't one, and tells of it.
  ///
  /// - Parameters:
  ///   - text: The text, formatted or not.
  ///   - field: The field.
  ///   - autocomplete: Whether literals that are certain appear after the text; as
  ///     ``MaskedTextInputSettings/autocomplete`` says if you leave it out.
  /// - Returns: What the field shows.
  @discardableResult
  open func put(
    text: String, into field: UITextField, autocomplete: Bool? = nil
  ) -> Mask.Result {
    show(text, in: field, completing: autocomplete ?? self.autocomplete)
  }

  /// Tells the listener, then the closures.
  open func notifyOnMaskedTextChangedListeners(
    forTextField textField: UITextField, result: Mask.Result
  ) {
    listener?.hear(result.extractedValue, isComplete: result.complete, of: textField)
    onMaskedTextChangedCallback?(textField, result.extractedValue, result.complete)
    onMaskedTextChangedCallbackWithTail?(
      textField, result.extractedValue, result.complete, result.tailPlaceholder)
  }

  override var forwardee: (any NSObjectProtocol)? { listener }

  override func tell(_ result: Mask.Result, of field: any FormattedTextControl) {
    guard let field = field as? UITextField else { return }
    notifyOnMaskedTextChangedListeners(forTextField: field, result: result)
  }
}
#endif
