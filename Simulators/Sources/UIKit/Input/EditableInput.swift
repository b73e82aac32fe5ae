import Foundation

/// A view whose text can be edited: the model that text fields and text views share.
///
/// The extensions of this protocol hold the model; the requirements are what differs.
@MainActor protocol EditableInput: UIView, UITextInput {
  var state: EditingState { get set }
  var ownUndoManager: UndoManager { get }
  var switches: InputSwitches { get }
  var smartDashesType: UITextSmartDashesType { get }
  var keyboardType: UIKeyboardType { get }
  var allowsNumberPadPopover: Bool { get }
  var clearsOnInsertion: Bool { get set }
  var textAlignment: NSTextAlignment { get }
  /// The font of the text.
  var lineFont: UIFont { get }
  /// Where the lines of the text stand, in the coordinates of the view.
  var lineArea: CGRect { get }
  /// Whether the keyboard may edit.
  var takesKeys: Bool { get }

  /// Whether there is a delegate.
  var hasDelegate: Bool { get }

  /// The question about one range, and about several.
  static var questions: (single: Selector, multi: Selector) { get }
  func mayReplace(_ range: NSRange, _ text: String) -> Bool?
  func mayReplace(_ ranges: [NSValue], _ text: String) -> Bool?

  func mayBegin() -> Bool
  /// Sets the text and the selection as they are when editing begins.
  func prepareToBegin()
  func tellBegin()
  func mayEnd() -> Bool
  func tellEnd()
  func callSelectionDelegate()
  /// Tells that an edit changed the text.
  func tellChange()
  /// Hears that `range` was replaced by `length` units.
  func didSplice(_ range: NSRange, length: Int)
  /// Sets `text` as an app does.
  func setThroughSetter(_ text: String)
  /// What Return does.
  func takeReturn()
}

extension EditableInput {
  var units: [UInt16] {
    get { state.units }
    set { state.units = newValue }
  }
  var selection: NSRange {
    get { state.selection }
    set { state.selection = newValue }
  }
  var marked: NSRange? {
    get { state.marked }
    set { state.marked = newValue }
  }
  var editDepth: Int {
    get { state.editDepth }
    set { state.editDepth = newValue }
  }

  var profile: Profile { Simulation.current.profile }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The undo manager that takes the steps: its own, or that of the window.
  var stepManager: UndoManager {
    guard profile.sharedUndoManager else { return ownUndoManager }
    return window?.undoManager ?? ownUndoManager
  }
}
