import Foundation

/// What a text field and a text view know about their text. All offsets are in UTF-16 units.
struct EditingState {
  /// The text; single surrogates can stand in it, as in an `NSString`.
  var units: [UInt16] = []
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  /// What the composition under way replaced, for undo.
  var replacedByComposition: [UInt16] = []
  /// Whether the next key comes from the keyboard, and so asks the delegate.
  var isKeyFromKeyboard = false
  /// How many edits are under way.
  var editDepth = 0
  /// How many questions are being asked.
  var questionDepth = 0
  var clearsOnNextKey = false
  /// What the delegate implements, as of its assignment.
  var delegateMethods: Set<Selector> = []
  /// The word of the keyboard's suggestion that is being asked about.
  var suggestion: String?
  var writingDirection = NSWritingDirection.natural
  /// The view above the keyboard.
  var accessory: UIView?
}

/// The switches of a profile that a text field and a text view have each for themselves.
struct InputSwitches {
  var replaceSendsChange: Bool
  var replaceCallsSC: Bool
  var replaceRegistersUndo: Bool
  var insertTextSendsChange: Bool
  var deleteAtStartCallsSC: Bool
  var dictationCallsSC: Bool
}
