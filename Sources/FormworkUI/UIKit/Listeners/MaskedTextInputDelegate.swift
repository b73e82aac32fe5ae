#if canImport(UIKit) && !os(watchOS)
public import UIKit
public import Formwork
public import FormworkCompatibility

/// What ``MaskedTextFieldDelegate``, ``MaskedTextViewDelegate`` and ``MaskedTextInputListener``
/// share: the settings of a mask, for an object that is set as the delegate of a field.
///
/// The object doesn't format by itself. The field that it is set on gets its mask, as by
/// ``FormattedTextControl/setMask(_:syntax:alternatives:strategy:notations:options:)``, when the
/// object first hears of it: at the latest when editing is about to begin. From then on it is the
/// app's delegate behind Formwork's own.
///
/// It has the methods of a text field's delegate and of a text view's. Subclasses say which they
/// are by conforming, so that none can be set where its listener wouldn't be told.
///
/// One object can serve several fields. Fields hold their delegates weakly: keep the object. A
/// setting that is changed shows at the next contact with a field, or at the end of the turn.
#if canImport(ObjectiveC)
@objcMembers
#endif
@MainActor
open class MaskedTextInputDelegate: NSObject {
  /// The pattern, in brackets. One that can't be read leaves fields unmasked, which is logged;
  /// ``FormattedTextControl/inputFormatError`` says what is wrong with it.
  @IBInspectable
  open var primaryMaskFormat = "" { didSet { settingsDidChange() } }

  /// Whether literals that are certain appear after the caret.
  @IBInspectable
  open var autocomplete = true { didSet { settingsDidChange() } }

  /// Whether a certain prefix appears when an empty field gets the focus.
  ///
  /// A field whose `textContentType` invites AutoFill shows none, unless it is asked to itself:
  /// suggestions are offered for empty fields only.
  @IBInspectable
  open var autocompleteOnFocus = true { didSet { settingsDidChange() } }

  /// Whether a deletion also removes the literals left at the end.
  @IBInspectable
  open var autoskip = false { didSet { settingsDidChange() } }

  /// Whether the mask fills from its right end.
  @IBInspectable
  open var rightToLeft = false { didSet { settingsDidChange() } }

  /// More patterns, of which the best fit is shown.
  open var affineFormats: [String] = [] { didSet { settingsDidChange() } }

  /// How the fit of a pattern is measured.
  open var affinityCalculationStrategy = AffinityCalculationStrategy.wholeString {
    didSet { settingsDidChange() }
  }

  /// Symbols of your own for slots inside square brackets.
  open var customNotations: [Notation] = [] { didSet { settingsDidChange() } }

  /// Whether a blank is let into an empty field, as suggestions of the keyboard begin with one.
  open var allowSuggestions = true

  /// Has no effect: the caret is right in the same turn, and put back should the system move it.
  open var atomicCaretMovement = false

  /// Has no effect, like the property that it was renamed to.
  @available(*, deprecated, renamed: "atomicCaretMovement")
  open var atomicCursorMovement: Bool {
    get { atomicCaretMovement }
    set { atomicCaretMovement = newValue }
  }

  /// Whether caret and selection stay behind the literals before the first typed character.
  open var nonRemovablePrefix = false { didSet { settingsDidChange() } }

  /// Whether a key is refused when the listener's `shouldChange…` answers no; its answer is
  /// ignored unless you say otherwise.
  open var respectsListenerDecision = false

  var fields: [WeakField] = []
  var isStale = false

  /// Creates a delegate with an empty pattern.
  nonisolated public override init() {
    super.init()
  }

  nonisolated init(
    primaryFormat: String, autocomplete: Bool, autocompleteOnFocus: Bool, autoskip: Bool,
    rightToLeft: Bool, affineFormats: [String],
    affinityCalculationStrategy: AffinityCalculationStrategy, customNotations: [Notation],
    allowSuggestions: Bool
  ) {
    primaryMaskFormat = primaryFormat
    self.autocomplete = autocomplete
    self.autocompleteOnFocus = autocompleteOnFocus
    self.autoskip = autoskip
    self.rightToLeft = rightToLeft
    self.affineFormats = affineFormats
    self.affinityCalculationStrategy = affinityCalculationStrategy
    self.customNotations = customNotations
    self.allowSuggestions = allowSuggestions
    super.init()
  }

  /// The delegate that the field's questions are passed on to; subclasses have one.
  var forwardee: (any NSObjectProtocol)? { nil }

  /// Tells the listener, then the closure; subclasses know both.
  func tell(_ result: Mask.Result, of field: any FormattedInput) {}

  private var fieldListener: (any UITextFieldDelegate)? {
    forwardee as? any UITextFieldDelegate
  }

  /// Gives the field its mask, then asks the listener.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    attach(to: textField)
    return fieldListener?.textFieldShouldBeginEditing?(textField) ?? true
  }

  /// Gives the field its mask, then tells the listener.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    attach(to: textField)
    fieldListener?.textFieldDidBeginEditing?(textField)
  }

  /// Asks the listener.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    fieldListener?.textFieldShouldEndEditing?(textField) ?? true
  }

  /// Tells the listener.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    fieldListener?.textFieldDidEndEditing?(textField)
  }

  /// Tells the listener, in the form that it has.
  open func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let told: Void? = fieldListener?.textFieldDidEndEditing?(textField, reason: reason)
    if told == nil { textFieldDidEndEditing(textField) }
  }

  /// Gives the field its mask, if this is the first that is heard of it; then asks the listener,
  /// whose answer counts if ``respectsListenerDecision`` says so.
  #if canImport(ObjectiveC)
  @objc(textField:shouldChangeCharactersInRange:replacementString:)
  #endif
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    decide(textField, string) { delegate in
      (delegate as? any UITextFieldDelegate)?.textField?(
        textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  /// Tells the listener.
  open func textFieldDidChangeSelection(_ textField: UITextField) {
    fieldListener?.textFieldDidChangeSelection?(textField)
  }

  /// Asks the listener; clearing is told as every change is.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool {
    if let installed = newlyInstalledDelegate(of: textField) {
      return (installed as? any UITextFieldDelegate)?.textFieldShouldClear?(textField) ?? true
    }
    return fieldListener?.textFieldShouldClear?(textField) ?? true
  }

  /// Asks the listener.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fieldListener?.textFieldShouldReturn?(textField) ?? true
  }

  private var viewListener: (any UITextViewDelegate)? {
    forwardee as? any UITextViewDelegate
  }

  /// Gives the text view its mask, then asks the listener.
  open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    attach(to: textView)
    return viewListener?.textViewShouldBeginEditing?(textView) ?? true
  }

  /// Gives the text view its mask, then tells the listener.
  open func textViewDidBeginEditing(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidBeginEditing?(textView)
  }

  /// Asks the listener.
  open func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    viewListener?.textViewShouldEndEditing?(textView) ?? true
  }

  /// Tells the listener.
  open func textViewDidEndEditing(_ textView: UITextView) {
    viewListener?.textViewDidEndEditing?(textView)
  }

  /// Gives the text view its mask, if this is the first that is heard of it; then asks the
  /// listener, whose answer counts if ``respectsListenerDecision`` says so.
  #if canImport(ObjectiveC)
  @objc(textView:shouldChangeTextInRange:replacementText:)
  #endif
  open func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    decide(textView, text) { delegate in
      (delegate as? any UITextViewDelegate)?.textView?(
        textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// Gives the text view its mask, if nothing else was heard of it: dictation asks nobody. Then
  /// tells the listener.
  open func textViewDidChange(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidChange?(textView)
  }

  /// Tells the listener.
  open func textViewDidChangeSelection(_ textView: UITextView) {
    viewListener?.textViewDidChangeSelection?(textView)
  }

  /// Answers whether a key may be let in, for what the listener answers if it is asked.
  private func decide(
    _ field: any FormattedInput, _ text: String, asking ask: (AnyObject) -> Bool?
  ) -> Bool {
    if let installed = newlyInstalledDelegate(of: field) { return ask(installed) ?? true }
    let answer = forwardee.flatMap(ask)
    if !allowSuggestions, text == " ", field.shownText.isEmpty { return false }
    return respectsListenerDecision ? answer ?? true : true
  }

  /// Whether UIKit may call a method: those that change what it does by being there are there if
  /// the listener has them.
  override open func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let name = selector.description
    if name == DelegateChain.mark { return false }
    if let method = DelegateMethod(rawValue: name) {
      return method.isOptionalForListeners
        ? forwardee(having: selector) != nil : super.responds(to: selector)
    }
    if ViewDelegateMethod(rawValue: name) != nil { return super.responds(to: selector) }
    return super.responds(to: selector) || forwardee(having: selector) != nil
  }

  /// The listener, for the methods that are there for its sake.
  override open func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, responds(to: selector), let target = forwardee(having: selector) else {
      return super.forwardingTarget(for: selector)
    }
    return target
  }

  /// The listener, if it has a method; UIKit asks on the main thread.
  nonisolated private func forwardee(having selector: Selector) -> (any NSObjectProtocol)? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) let delegate = self
    nonisolated(unsafe) var target: (any NSObjectProtocol)?
    MainActor.assumeIsolated {
      target = delegate.forwardee.flatMap { $0.responds(to: selector) ? $0 : nil }
    }
    return target
  }
}

extension DelegateMethod {
  /// Whether a listener object hasn't got the method itself and forwards it.
  fileprivate var isOptionalForListeners: Bool {
    switch self {
    case .editMenuForRange, .editMenuForRanges, .willPresentEditMenu, .willDismissEditMenu,
      .insertInputSuggestion:
      true
    default: false
    }
  }
}

struct WeakField {
  weak var field: (any FormattedInput)?
}
#endif
