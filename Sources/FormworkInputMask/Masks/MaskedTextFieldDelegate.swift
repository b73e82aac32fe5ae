#if canImport(UIKit) && !os(watchOS)
public import Formwork
public import UIKit

/// A delegate that masks its text fields.
///
///     let phoneDelegate = MaskedTextFieldDelegate(primaryFormat: "+1 ([000]) [000]-[0000]")
///     phoneDelegate.onMaskedTextChangedCallback = { field, value, complete in … }
///     phoneField.delegate = phoneDelegate
///
/// Your own delegate becomes the ``listener``, which receives all calls of a delegate. After each
/// change, the listener is called once, and then the closure. Changes are user edits,
/// ``put(text:into:autocomplete:)``, a prefix that appears on focus, and the formatting of existing
/// text.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextFieldDelegate: MaskedTextInputDelegate, UITextFieldDelegate {
  /// A closure that receives the field, the value, and whether it is complete.
  public typealias Callback = @MainActor (UITextField, String, Bool) -> Void

  /// A closure that receives the field, the value, whether it is complete, and the remainder.
  public typealias CallbackWithTail = @MainActor (UITextField, String, Bool, String) -> Void

  /// Your app's own delegate.
  open weak var listener: (any MaskedTextFieldDelegateListener)? {
    didSet { forwardeeDidChange() }
  }

  /// A closure that runs after the listener. You can also assign a closure with a fourth parameter,
  /// the remainder.
  open var onMaskedTextChangedCallback: Callback?

  /// The assigned closure with four parameters.
  open var onMaskedTextChangedCallbackWithTail: CallbackWithTail?

  /// Creates a delegate with a closure of three parameters, or none. Omitted parameters keep their
  /// defaults.
  nonisolated public init(
    primaryFormat: String = "", autocomplete: Bool = true, autocompleteOnFocus: Bool = true,
    autoskip: Bool = false, rightToLeft: Bool = false, affineFormats: [String] = [],
    affinityCalculationStrategy: AffinityCalculationStrategy = .wholeString,
    customNotations: [Mask.Notation] = [], onMaskedTextChangedCallback: Callback? = nil,
    allowSuggestions: Bool = true
  ) {
    self.onMaskedTextChangedCallback = onMaskedTextChangedCallback
    super.init(
      primaryFormat: primaryFormat, autocomplete: autocomplete,
      autocompleteOnFocus: autocompleteOnFocus, autoskip: autoskip, rightToLeft: rightToLeft,
      affineFormats: affineFormats, affinityCalculationStrategy: affinityCalculationStrategy,
      customNotations: customNotations, allowSuggestions: allowSuggestions)
  }

  /// Creates a delegate with a closure of four parameters. Omitted parameters keep their defaults.
  nonisolated public init(
    primaryFormat: String = "", autocomplete: Bool = true, autocompleteOnFocus: Bool = true,
    autoskip: Bool = false, rightToLeft: Bool = false, affineFormats: [String] = [],
    affinityCalculationStrategy: AffinityCalculationStrategy = .wholeString,
    customNotations: [Mask.Notation] = [], onMaskedTextChangedCallback: @escaping CallbackWithTail,
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

  /// The ``listener`` as an outlet for Interface Builder. An object that can't be a listener is
  /// ignored.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  public var delegate: NSObject? {
    get { listener as? NSObject }
    set {
      if let newValue = newValue as? any MaskedTextFieldDelegateListener { listener = newValue }
    }
  }

  /// Shows text in a field, and notifies the listener and the closures. If the field has no mask
  /// yet, it gets one.
  ///
  /// - Parameters:
  ///   - text: The text, formatted or not.
  ///   - field: The field.
  ///   - autocomplete: Whether fixed literals appear after the text. The default is
  ///     ``MaskedTextInputSettings/autocomplete``.
  /// - Returns: The resulting text and value.
  @discardableResult
  open func put(
    text: String, into field: UITextField, autocomplete: Bool? = nil
  ) -> Mask.Result {
    show(text, in: field, completing: autocomplete ?? self.autocomplete)
  }

  /// Notifies the listener, and then calls the closures.
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

#if canImport(ObjectiveC)
/// A text field's delegate that also receives the value from a ``MaskedTextFieldDelegate``.
@objc @MainActor
public protocol MaskedTextFieldDelegateListener: UITextFieldDelegate {
  /// Receives the value, once after each change.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - complete: Whether the value has everything that the mask requires.
  ///   - value: The value.
  @objc optional func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextFieldDelegateListener {
  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of field: UITextField) {
    textField?(field, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#else
/// A text field's delegate that also receives the value from a ``MaskedTextFieldDelegate``, on
/// systems without optional methods.
@MainActor
public protocol MaskedTextFieldDelegateListener: UITextFieldDelegate {
  /// Receives the value, once after each change.
  func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextFieldDelegateListener {
  /// Ignores the value.
  public func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {}

  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of field: UITextField) {
    textField(field, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#endif
#endif
