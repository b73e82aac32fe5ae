#if canImport(UIKit) && !os(watchOS)
public import Formwork
public import UIKit

/// A delegate that masks its text fields and text views, and reports changes as `UITextInput`.
///
///     let listener = MaskedTextInputListener(primaryFormat: "[00]{/}[00]")
///     listener.listener = viewModel
///     expiryField.delegate = listener
///
/// It differs from ``MaskedTextFieldDelegate`` in its listener, which also receives the remainder,
/// but no delegate calls. Your app's own delegates receive those, as ``textFieldDelegate`` and
/// ``textViewDelegate``.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextInputListener: MaskedTextInputDelegate, UITextFieldDelegate,
  UITextViewDelegate
{
  /// A closure that receives the field, the value, whether it is complete, and the remainder.
  public typealias Callback = @MainActor (any UITextInput, String, Bool, String) -> Void

  /// A closure that receives the field, the value, and whether it is complete.
  public typealias CallbackWithoutTail = @MainActor (any UITextInput, String, Bool) -> Void

  /// The object that is notified of changes.
  open weak var listener: (any OnMaskedTextChangedListener)?

  /// Your app's own text field delegate, which receives all calls of a delegate.
  ///
  /// It can always reject a change, regardless of
  /// ``MaskedTextInputSettings/respectsListenerDecision``.
  open weak var textFieldDelegate: (any UITextFieldDelegate)? {
    didSet { forwardeeDidChange() }
  }

  /// Your app's own text view delegate, like ``textFieldDelegate`` for fields.
  open weak var textViewDelegate: (any UITextViewDelegate)? {
    didSet { forwardeeDidChange() }
  }

  /// A closure that runs after the listener.
  open var onMaskedTextChangedCallback: Callback?

  /// Creates a listener with a closure of four parameters, or none. Omitted parameters keep their
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

  /// Creates a listener with a closure of three parameters. Omitted parameters keep their defaults.
  nonisolated public convenience init(
    primaryFormat: String = "", autocomplete: Bool = true, autocompleteOnFocus: Bool = true,
    autoskip: Bool = false, rightToLeft: Bool = false, affineFormats: [String] = [],
    affinityCalculationStrategy: AffinityCalculationStrategy = .wholeString,
    customNotations: [Mask.Notation] = [],
    onMaskedTextChangedCallback: @escaping CallbackWithoutTail,
    allowSuggestions: Bool = true
  ) {
    self.init(
      primaryFormat: primaryFormat, autocomplete: autocomplete,
      autocompleteOnFocus: autocompleteOnFocus, autoskip: autoskip, rightToLeft: rightToLeft,
      affineFormats: affineFormats, affinityCalculationStrategy: affinityCalculationStrategy,
      customNotations: customNotations,
      onMaskedTextChangedCallback: { input, value, isComplete, _ in
        onMaskedTextChangedCallback(input, value, isComplete)
      },
      allowSuggestions: allowSuggestions)
  }

  /// Creates a listener with an empty pattern, as Interface Builder does.
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
      if let newValue = newValue as? any OnMaskedTextChangedListener { listener = newValue }
    }
  }

  /// Shows text in a field, and notifies the listener and the closure. If the field has no mask
  /// yet, it gets one.
  ///
  /// - Parameters:
  ///   - text: The text, formatted or not.
  ///   - field: The field.
  ///   - autocomplete: Whether fixed literals appear after the text. The default is
  ///     ``MaskedTextInputSettings/autocomplete``.
  /// - Returns: The resulting text and value. If the object isn't a text field or a text view, it
  ///   isn't changed, and the result is that of ``MaskedTextInputDelegate/primaryMask``.
  @discardableResult
  open func put(
    text: String, into field: any UITextInput, autocomplete: Bool? = nil
  ) -> Mask.Result {
    let completes = autocomplete ?? self.autocomplete
    if let field = field as? any FormattedTextControl {
      return show(text, in: field, completing: completes)
    }
    return primaryMask.apply(
      toText: CaretString(
        string: text, caretPosition: text.endIndex,
        caretGravity: .forward(autocomplete: completes)))
  }

  /// Notifies the listener, and then calls the closure.
  open func notifyOnMaskedTextChangedListeners(
    forTextInput textInput: any UITextInput, result: Mask.Result
  ) {
    listener?.textInput(
      textInput, didExtractValue: result.extractedValue,
      didFillMandatoryCharacters: result.complete,
      didComputeTailPlaceholder: result.tailPlaceholder)
    onMaskedTextChangedCallback?(
      textInput, result.extractedValue, result.complete, result.tailPlaceholder)
  }

  override var forwardee: (any NSObjectProtocol)? { textFieldDelegate }

  override var viewForwardee: (any NSObjectProtocol)? { textViewDelegate }

  override var countsDecision: Bool { true }

  override func tell(_ result: Mask.Result, of field: any FormattedTextControl) {
    notifyOnMaskedTextChangedListeners(forTextInput: field, result: result)
  }
}

/// An object that receives the value from a ``MaskedTextInputListener``.
@MainActor
public protocol OnMaskedTextChangedListener: AnyObject {
  /// Receives the value, once after each change.
  ///
  /// - Parameters:
  ///   - textInput: The field.
  ///   - value: The value.
  ///   - complete: Whether the value has everything that the mask requires.
  ///   - tailPlaceholder: The part of the text that the user still has to type.
  func textInput(
    _ textInput: any UITextInput, didExtractValue value: String,
    didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String)
}

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
