#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import FormworkMasks
public import FormworkCompatibility
import FormworkUI

/// Masks the fields and text views that it is set on as their delegate, and tells of them by
/// `UITextInput`.
///
///     let listener = MaskedTextInputListener(primaryFormat: "[00]{/}[00]")
///     listener.listener = viewModel
///     expiryField.delegate = listener
///
/// It differs from ``MaskedTextFieldDelegate`` in its listener, which hears of the placeholder for
/// what is missing, too, and isn't asked what a delegate is asked. The app's own delegates are, as
/// ``textFieldDelegate`` and ``textViewDelegate``.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextInputListener: MaskedTextInputDelegate, UITextFieldDelegate,
  UITextViewDelegate
{
  /// What is called with the field, the value, whether it is complete, and what is missing.
  public typealias Callback = @MainActor (any UITextInput, String, Bool, String) -> Void

  /// The same, without what is missing.
  public typealias CallbackWithoutTail = @MainActor (any UITextInput, String, Bool) -> Void

  /// Who is told of changes.
  open weak var listener: (any OnMaskedTextChangedListener)?

  /// The app's own delegate of fields, which is asked all that a delegate is asked.
  ///
  /// What it rejects is rejected, whatever ``MaskedTextInputSettings/respectsListenerDecision`` says.
  open weak var textFieldDelegate: (any UITextFieldDelegate)? {
    didSet { forwardeeDidChange() }
  }

  /// The app's own delegate of text views, as ``textFieldDelegate`` is that of fields.
  open weak var textViewDelegate: (any UITextViewDelegate)? {
    didSet { forwardeeDidChange() }
  }

  /// Called after the listener.
  open var onMaskedTextChangedCallback: Callback?

  /// Creates a listener with a closure of four arguments, or none; leave out what should keep
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

  /// Creates a listener with a closure of three arguments; leave out what should keep its default.
  nonisolated public convenience init(
    primaryFormat: String = "", autocomplete: Bool = true, autocompleteOnFocus: Bool = true,
    autoskip: Bool = false, rightToLeft: Bool = false, affineFormats: [String] = [],
    affinityCalculationStrategy: AffinityCalculationStrategy = .wholeString,
    customNotations: [Notation] = [], onMaskedTextChangedCallback: @escaping CallbackWithoutTail,
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

  /// The ``listener``, as an outlet for Interface Builder. What can't be a listener is ignored.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  public var delegate: NSObject? {
    get { listener as? NSObject }
    set {
      if let newValue = newValue as? any OnMaskedTextChangedListener { listener = newValue }
    }
  }

  /// Shows a text in a field, which gets its mask if it hasn't one, and tells of it.
  ///
  /// - Parameters:
  ///   - text: The text, formatted or not.
  ///   - field: The field.
  ///   - autocomplete: Whether literals that are certain appear after the text; as
  ///     ``MaskedTextInputSettings/autocomplete`` says if you leave it out.
  /// - Returns: What the field shows. What is neither a text field nor a text view is left alone,
  ///   and the result is that of ``MaskedTextInputDelegate/primaryMask``.
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

  /// Tells the listener, then the closure.
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
#endif
