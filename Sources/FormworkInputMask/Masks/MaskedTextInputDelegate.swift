#if canImport(UIKit) && !os(watchOS)
package import Formwork
public import FormworkMasks
public import UIKit

/// The common superclass of ``MaskedTextFieldDelegate``, ``MaskedTextViewDelegate``, and
/// ``MaskedTextInputListener``: a field's delegate with the settings of a mask.
///
/// The object doesn't format text itself. When it receives the first call from a field, at the
/// latest when editing begins, it sets its mask on the field. From then on, Formwork's own delegate
/// forwards to it, as to any app's delegate.
///
/// It implements the methods of both a text field's and a text view's delegate. Subclasses only
/// conform to the protocols that their listener supports.
///
/// An object can serve several fields. Fields don't retain their delegates, so keep a reference.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextInputDelegate: MaskedTextInputSettings {
  var fields: [WeakField] = []
  var isStale = false

  /// The delegate to which a text field's calls are forwarded, set by subclasses.
  var forwardee: (any NSObjectProtocol)? { nil }

  /// The delegate to which a text view's calls are forwarded.
  var viewForwardee: (any NSObjectProtocol)? { forwardee }

  /// Whether a key is rejected if the forwardee rejects it.
  var countsDecision: Bool { respectsListenerDecision }

  /// Notifies the listener, and then calls the closure; subclasses implement it.
  func tell(_ result: Mask.Result, of field: any FormattedTextControl) {}

  /// The placeholder of the whole pattern.
  open var placeholder: String { primaryMask.placeholder }

  /// Creates a format that replaces the masks; subclasses may implement it.
  func makeFormat() -> AnyInputFormat? { nil }

  /// Handles a change of the result of `makeFormat()`.
  final func formatDidChange() { settingsDidChange() }

  /// Collects changes, because a pattern may only be readable with notations that are set later.
  override func settingsDidChange() {
    if isStale || fields.isEmpty { return }
    isStale = true
    DispatchQueue.main.async { [weak self] in self?.refresh() }
  }

  /// Sets the mask on the field, and then asks the listener.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    attach(to: textField)
    return fieldListener?.textFieldShouldBeginEditing?(textField) ?? true
  }

  /// Sets the mask on the field, and then notifies the listener.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    attach(to: textField)
    fieldListener?.textFieldDidBeginEditing?(textField)
  }

  /// Asks the listener.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    fieldListener?.textFieldShouldEndEditing?(textField) ?? true
  }

  /// Notifies the listener.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    fieldListener?.textFieldDidEndEditing?(textField)
  }

  /// Notifies the listener, with the method that it implements.
  open func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let told: Void? = fieldListener?.textFieldDidEndEditing?(textField, reason: reason)
    if told == nil { textFieldDidEndEditing(textField) }
  }

  /// Sets the mask on a new field, and then asks the listener, whose answer counts if
  /// ``respectsListenerDecision`` is set.
  #if canImport(ObjectiveC)
  @objc(textField:shouldChangeCharactersInRange:replacementString:)
  #endif
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    decide(textField, string) { delegate in
      (delegate as? any UITextFieldDelegate)?.allows(string, in: range, of: textField)
    }
  }

  /// Notifies the listener.
  open func textFieldDidChangeSelection(_ textField: UITextField) {
    fieldListener?.textFieldDidChangeSelection?(textField)
  }

  /// Asks the listener. Clearing is then reported like any other change.
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

  /// Sets the mask on the text view, and then asks the listener.
  open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    attach(to: textView)
    return viewListener?.textViewShouldBeginEditing?(textView) ?? true
  }

  /// Sets the mask on the text view, and then notifies the listener.
  open func textViewDidBeginEditing(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidBeginEditing?(textView)
  }

  /// Asks the listener.
  open func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    viewListener?.textViewShouldEndEditing?(textView) ?? true
  }

  /// Notifies the listener.
  open func textViewDidEndEditing(_ textView: UITextView) {
    viewListener?.textViewDidEndEditing?(textView)
  }

  /// Sets the mask on a new text view, and then asks the listener, whose answer counts if
  /// ``respectsListenerDecision`` is set.
  #if canImport(ObjectiveC)
  @objc(textView:shouldChangeTextInRange:replacementText:)
  #endif
  open func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    decide(textView, text) { delegate in
      (delegate as? any UITextViewDelegate)?.allows(text, in: range, of: textView)
    }
  }

  /// Sets the mask on a new text view, because dictation changes text without asking, and then
  /// notifies the listener.
  open func textViewDidChange(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidChange?(textView)
  }

  /// Notifies the listener.
  open func textViewDidChangeSelection(_ textView: UITextView) {
    viewListener?.textViewDidChangeSelection?(textView)
  }

  /// Returns a Boolean value that indicates whether UIKit may call a method. A method whose
  /// presence changes what UIKit does is only available if the listener implements it.
  override open func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    switch ownership(of: selector) {
    case .none: return false
    case .own: return super.responds(to: selector)
    case .listener: return forwardee(having: selector) != nil
    case .either: return super.responds(to: selector) || forwardee(having: selector) != nil
    }
  }

  /// Returns the listener for methods that it implements.
  override open func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, responds(to: selector), let target = forwardee(having: selector) else {
      return super.forwardingTarget(for: selector)
    }
    return target
  }
}

/// The mask of the pattern, whether or not a field uses it.
extension MaskedTextInputDelegate {
  /// The mask of ``primaryMaskFormat``; an empty mask if the pattern can't be read.
  public var primaryMask: Mask {
    let mask = try? Mask(primaryMaskFormat, notations: customNotations, options: options)
    // Without the notations, because one of them may be invalid.
    guard let mask = mask ?? (try? Mask("", options: options)) else {
      preconditionFailure("The empty pattern can be read.")
    }
    return mask
  }

  /// The minimum length of a complete text, in characters.
  public var acceptableTextLength: Int { primaryMask.acceptableTextLength }

  /// The maximum length of the text, in characters; an endless slot counts as one.
  public var totalTextLength: Int { primaryMask.totalTextLength }

  /// The minimum length of a complete value, in characters.
  public var acceptableValueLength: Int { primaryMask.acceptableValueLength }

  /// The maximum length of the value, in characters; an endless slot counts as one.
  public var totalValueLength: Int { primaryMask.totalValueLength }

  var options: Mask.Options {
    Mask.Options(
      completion: autocomplete, completesOnFocus: autocompleteOnFocus, autoskip: autoskip,
      rightToLeft: rightToLeft)
  }
}

/// The fields and text views whose delegate is the listener.
extension MaskedTextInputDelegate: InputListener {
  package func attach(to field: any FormattedTextControl) {
    if field.formwork.listener === self { return refresh() }
    field.formwork.listener = self
    fields.removeAll { $0.field == nil }
    fields.append(WeakField(field: field))
    applyMask(to: field)
  }

  /// Returns Formwork's own delegate if it has just replaced this one, so that the call must be
  /// forwarded to it.
  func newlyInstalledDelegate(of field: any FormattedTextControl) -> AnyObject? {
    if field.formwork.listener === self {
      refresh()
      return nil
    }
    attach(to: field)
    let installed = field.formwork.delegate
    return installed === self ? nil : installed
  }

  package func detach(from field: any FormattedTextControl) {
    fields.removeAll { $0.field == nil || $0.field === field }
    field.formwork.listener = nil
    field.formwork.setMask(nil)
  }

  package func inputDidChange(in field: any FormattedTextControl) {
    tell(result(of: field), of: field)
  }

  /// Sets the delegate again, because UIKit caches which methods a delegate has when it is set.
  func forwardeeDidChange() {
    for field in fields.compactMap(\.field) { field.formwork.renewDelegate() }
  }

  func refresh() {
    if !isStale { return }
    isStale = false
    for field in fields.compactMap(\.field) where field.formwork.listener === self {
      applyMask(to: field)
    }
  }

  private func applyMask(to field: any FormattedTextControl) {
    let before = field.formwork.shownText
    field.formwork.locksPrefix = nonRemovablePrefix
    if let format = makeFormat() {
      field.formwork.replaceMask(by: format)
    } else {
      field.formwork.setMask(
        primaryMaskFormat, syntax: .brackets, alternatives: affineFormats,
        strategy: affinityCalculationStrategy, notations: customNotations, options: options,
        acceptsMasksWithoutSlots: true)
    }
    if !field.formwork.shownText.isIdentical(to: before) { tell(result(of: field), of: field) }
  }

  /// Shows text as the mask interprets it, and notifies observers.
  func show(_ text: String, in field: any FormattedTextControl, completing: Bool) -> Mask.Result {
    attach(to: field)
    let affinity = field.formwork.show(text, completing: completing)
    let result = result(
      of: field, affinity: affinity, direction: .forward(autocomplete: completing))
    tell(result, of: field)
    return result
  }

  /// Returns the field's text and value as a result of its mask.
  private func result(
    of field: any FormattedTextControl, affinity: Int? = nil,
    direction: CaretString.CaretGravity? = nil
  ) -> Mask.Result {
    let gravity = direction ?? .forward(autocomplete: autocomplete)
    guard let session = field.formwork.session else {
      let text = field.formwork.shownText
      return Mask.Result(
        formattedText: CaretString(
          string: text, caretPosition: text.endIndex, caretGravity: gravity),
        extractedValue: text, affinity: 0, complete: false, tailPlaceholder: "")
    }
    let shown = session.current
    let fit =
      affinity
      ?? session.format.read(
        shown.text, caret: shown.caret, direction: .forward()
      ).affinity
    return Mask.Result(
      formattedText: CaretString(string: shown.text, caret: shown.caret, caretGravity: gravity),
      extractedValue: shown.value, affinity: fit ?? 0, complete: shown.isComplete,
      tailPlaceholder: session.remainder)
  }
}

struct WeakField {
  weak var field: (any FormattedTextControl)?
}

/// The questions to a listener, and the effect of its answers.
extension MaskedTextInputDelegate {
  var fieldListener: (any UITextFieldDelegate)? { forwardee as? any UITextFieldDelegate }
  var viewListener: (any UITextViewDelegate)? { viewForwardee as? any UITextViewDelegate }

  /// Decides whether a key is accepted, depending on the listener's answer.
  func decide(
    _ field: any FormattedTextControl, _ text: String, asking ask: (AnyObject) -> Bool?
  ) -> Bool {
    if let installed = newlyInstalledDelegate(of: field) { return ask(installed) ?? true }
    let answer = (field.formwork.isMultiline ? viewForwardee : forwardee).flatMap(ask)
    if !allowSuggestions, text == " ", field.formwork.shownText.isEmpty { return false }
    return countsDecision ? answer ?? true : true
  }

  /// The object that implements a method.
  enum Ownership {
    /// No object: the method isn't available.
    case none

    /// The delegate itself, which forwards the call.
    case own

    /// The delegate, if the listener also implements the method.
    case listener

    /// An unknown method that either object may implement.
    case either
  }

  nonisolated func ownership(of selector: Selector) -> Ownership {
    let name = selector.description
    if DelegateProxy.isMark(name) { return .none }
    switch name {
    // The listener is asked with several ranges where the delegate is asked with one, because a
    // subclass may have overridden that method.
    case "textField:shouldChangeCharactersInRanges:replacementString:",
      "textView:shouldChangeTextInRanges:replacementText:":
      return .none
    case "textFieldDidEndEditing:reason:": return .own
    default: break
    }
    let handled = [DelegateProxy.fieldMethods, DelegateProxy.viewMethods]
    if handled.contains(where: { $0.contains(name) }) { return .own }
    let isOfField = name.hasPrefix("textField:editMenu") || name.hasPrefix("textField:will")
    return isOfField || name == "textField:insertInputSuggestion:" ? .listener : .either
  }

  /// Returns the forwardees that may implement a method, by its name: methods for fields begin with
  /// the same word.
  private func forwardees(named name: String) -> [any NSObjectProtocol] {
    if name.hasPrefix("textField") { return [forwardee].compactMap { $0 } }
    return [viewForwardee, name.hasPrefix("textView") ? nil : forwardee].compactMap { $0 }
  }

  /// Returns the forwardee that implements a method; UIKit asks on the main thread.
  nonisolated func forwardee(having selector: Selector) -> (any NSObjectProtocol)? {
    guard Thread.isMainThread else { return nil }
    nonisolated(unsafe) var target: (any NSObjectProtocol)?
    MainActor.assumeIsolated {
      let forwardees = self.forwardees(named: selector.description)
      target = forwardees.first { $0.responds(to: selector) }
    }
    return target
  }
}

/// The settings of a mask for the fields of a delegate.
///
/// A changed setting takes effect at the next call from a field, or at the end of the turn.
#if canImport(ObjectiveC)
@objcMembers
#endif
@MainActor
open class MaskedTextInputSettings: NSObject {
  /// The pattern, in bracket syntax. If it can't be read, fields stay unmasked, the mistake is
  /// logged, and ``FormworkControl/error`` describes it.
  @IBInspectable
  open var primaryMaskFormat: String = "" { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether fixed literals appear after the caret.
  @IBInspectable
  open var autocomplete: Bool = true { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether a fixed prefix appears when an empty field gets the
  /// focus.
  ///
  /// A field whose `textContentType` invites AutoFill shows none, unless the field's own setting
  /// asks for it, because the system only offers to fill in empty fields.
  @IBInspectable
  open var autocompleteOnFocus: Bool = true { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether a deletion also removes the literals that are then at
  /// the end.
  @IBInspectable
  open var autoskip: Bool = false { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether the mask fills from its right end.
  @IBInspectable
  open var rightToLeft: Bool = false { didSet { settingsDidChange() } }

  /// Other patterns. The pattern that fits the text best is used.
  open var affineFormats: [String] = [] { didSet { settingsDidChange() } }

  /// The measure of how well a pattern fits.
  open var affinityCalculationStrategy = AffinityCalculationStrategy.wholeString {
    didSet { settingsDidChange() }
  }

  /// Your own symbols for slots inside square brackets.
  open var customNotations: [Mask.Notation] = [] { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether an empty field accepts a space, with which keyboard
  /// suggestions begin.
  open var allowSuggestions = true

  /// A setting without effect, because the caret is always correct within the same turn.
  open var atomicCaretMovement = false

  /// A setting without effect, under its former name.
  @available(*, deprecated, renamed: "atomicCaretMovement")
  open var atomicCursorMovement: Bool {
    get { atomicCaretMovement }
    set { atomicCaretMovement = newValue }
  }

  /// A Boolean value that indicates whether the caret and the selection stay after the literals at
  /// the beginning.
  open var nonRemovablePrefix = false { didSet { settingsDidChange() } }

  /// A Boolean value that indicates whether a key is rejected if the listener's `shouldChange…`
  /// returns `false`. The default is `false`.
  open var respectsListenerDecision = false

  /// Creates settings with an empty pattern.
  nonisolated public override init() {
    super.init()
  }

  /// Creates settings.
  ///
  /// It is public so that subclasses in apps inherit the initializers of their own superclass.
  nonisolated public init(
    primaryFormat: String, autocomplete: Bool, autocompleteOnFocus: Bool, autoskip: Bool,
    rightToLeft: Bool, affineFormats: [String],
    affinityCalculationStrategy: AffinityCalculationStrategy, customNotations: [Mask.Notation],
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

  /// Handles a changed setting.
  func settingsDidChange() {}
}
#endif
