import Foundation

/// A person at one field or text view: each method is something that hands do, and ends its turn.
///
/// Offsets are in UTF-16 units.
@MainActor public final class Person {
  let input: any EditableInput

  private let window: UIWindow?
  private var turnDepth = 0

  var simulation: Simulation { .current }
  var profile: Profile { simulation.profile }

  /// Sits down at a field, which is put into a window unless it is in one.
  public convenience init(at field: UITextField) { self.init(input: field) }

  /// Sits down at a text view, which is put into a window unless it is in one.
  public convenience init(at textView: UITextView) { self.init(input: textView) }

  private init(input: any EditableInput) {
    self.input = input
    if input.window == nil {
      let window = UIWindow(frame: Simulation.current.screen.bounds)
      window.addSubview(sequence(first: input as UIView, next: \.superview).reversed()[0])
      self.window = window
    } else {
      window = nil
    }
  }

  /// The field, if the person is at one.
  public var field: UITextField {
    guard let field = input as? UITextField else { preconditionFailure("at a text view") }
    return field
  }

  /// The text view, if the person is at one.
  public var textView: UITextView {
    guard let textView = input as? UITextView else { preconditionFailure("at a field") }
    return textView
  }

  /// Whether the keyboard is up for the input.
  var canEdit: Bool { input.isFirstResponder && input.takesKeys }

  /// The text on the screen.
  public var text: String { input.string }

  /// The selection; empty for a caret.
  public var selection: Range<Int> { input.selection.lowerBound..<input.selection.upperBound }

  /// Whether there is marked text.
  public var isComposing: Bool { input.marked != nil }

  /// The text with `|` at the caret, or with the selection between two of them.
  public var picture: String {
    let end = NSRange(location: input.selection.upperBound, length: input.units.count)
    let start = input.string(in: NSRange(location: 0, length: input.selection.location))
    let middle = input.selection.length > 0 ? input.string(in: input.selection) + "|" : ""
    return "\(start)|\(middle)\(input.string(in: end))"
  }

  /// Ends the turn.
  public func endTurn() { simulation.endTurn() }

  /// Does several things within one turn.
  public func inOneTurn(_ body: () -> Void) { turn(body) }

  func turn(_ body: () -> Void) {
    turnDepth += 1
    body()
    turnDepth -= 1
    if turnDepth == 0 { simulation.endTurn() }
  }

  /// Lets the field take a key of the keyboard, through what a subclass overrides.
  func key(_ body: () -> Void) {
    input.state.isKeyFromKeyboard = true
    body()
    input.state.isKeyFromKeyboard = false
  }

  /// Taps into the field.
  public func tap() { turn { _ = input.becomeFirstResponder() } }

  /// Leaves the field.
  public func leave() { turn { _ = input.resignFirstResponder() } }

  /// Selects a range with the fingers.
  public func select(_ range: Range<Int>) {
    turn { input.select(input.clamped(NSRange(range))) }
  }

  /// Puts the caret somewhere.
  public func moveCaret(to offset: Int) { select(offset..<offset) }

  /// Chooses Select All.
  public func selectAll() { turn { input.selectAll(nil) } }

  /// Chooses Delete.
  public func delete() { turn { input.delete(nil) } }

  /// Shakes, or presses ⌘Z.
  public func undo() { turn { input.undoManager?.undo() } }

  /// Presses ⇧⌘Z.
  public func redo() { turn { input.undoManager?.redo() } }

  /// Taps the clear button, which text views haven't got.
  public func tapClearButton() {
    guard let field = input as? UITextField else { return }
    turn {
      guard field.mayClear() else { return }
      field.edit([NSRange(location: 0, length: field.units.count)], "", asking: false)
    }
  }

  /// Presses Return, which breaks the line in a text view.
  public func pressReturn() {
    turn {
      guard input is UITextField || canEdit else { return }
      input.takeReturn()
    }
  }
}
