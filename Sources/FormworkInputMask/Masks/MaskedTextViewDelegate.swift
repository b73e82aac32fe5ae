#if canImport(UIKit) && !os(watchOS)
public import Formwork
public import UIKit

/// A delegate that masks its text views, like ``MaskedTextFieldDelegate`` for fields.
///
///     let keyDelegate = MaskedTextViewDelegate(primaryFormat: "[____]-[____]-[____]")
///     keyDelegate.onMaskedTextChangedCallback = { textView, value, complete in … }
///     keyView.delegate = keyDelegate
///
/// Your own delegate becomes the ``listener``, which receives all calls of a delegate. After each
/// change, the listener is called once, and then the closure. Changes are user edits,
/// ``put(text:into:autocomplete:)``, a prefix that appears on focus, and the formatting of existing
/// text.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextViewDelegate: MaskedTextInputDelegate, UITextViewDelegate {
  /// A closure that receives the text view, the value, and whether it is complete.
  public typealias Callback = @MainActor (UITextView, String, Bool) -> Void

  /// A closure that receives the text view, the value, whether it is complete, and the remainder.
  public typealias CallbackWithTail = @MainActor (UITextView, String, Bool, String) -> Void

  /// Your app's own delegate.
  open weak var listener: (any MaskedTextViewDelegateListener)? {
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
      if let newValue = newValue as? any MaskedTextViewDelegateListener { listener = newValue }
    }
  }

  /// Shows text in a text view, and notifies the listener and the closures. If the text view has no
  /// mask yet, it gets one.
  ///
  /// - Parameters:
  ///   - text: The text, formatted or not.
  ///   - textView: The text view.
  ///   - autocomplete: Whether fixed literals appear after the text. The default is
  ///     ``MaskedTextInputSettings/autocomplete``.
  /// - Returns: The resulting text and value.
  @discardableResult
  open func put(
    text: String, into textView: UITextView, autocomplete: Bool? = nil
  ) -> Mask.Result {
    show(text, in: textView, completing: autocomplete ?? self.autocomplete)
  }

  /// Notifies the listener, and then calls the closures.
  open func notifyOnMaskedTextChangedListeners(
    forTextView textView: UITextView, result: Mask.Result
  ) {
    listener?.hear(result.extractedValue, isComplete: result.complete, of: textView)
    onMaskedTextChangedCallback?(textView, result.extractedValue, result.complete)
    onMaskedTextChangedCallbackWithTail?(
      textView, result.extractedValue, result.complete, result.tailPlaceholder)
  }

  override var forwardee: (any NSObjectProtocol)? { listener }

  override func tell(_ result: Mask.Result, of field: any FormattedTextControl) {
    guard let field = field as? UITextView else { return }
    notifyOnMaskedTextChangedListeners(forTextView: field, result: result)
  }
}

#if canImport(ObjectiveC)
/// A text view's delegate that also receives the value from a ``MaskedTextViewDelegate``.
@objc @MainActor
public protocol MaskedTextViewDelegateListener: UITextViewDelegate {
  /// Receives the value, once after each change.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - complete: Whether the value has everything that the mask requires.
  ///   - value: The value.
  @objc optional func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextViewDelegateListener {
  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of view: UITextView) {
    textView?(view, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#else
/// A text view's delegate that also receives the value from a ``MaskedTextViewDelegate``, on
/// systems without optional methods.
@MainActor
public protocol MaskedTextViewDelegateListener: UITextViewDelegate {
  /// Receives the value, once after each change.
  func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextViewDelegateListener {
  /// Ignores the value.
  public func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {}

  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of view: UITextView) {
    textView(view, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#endif
#endif
