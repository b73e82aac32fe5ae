extension Question {
  /// All questions of the article, by their numbers. Use made-up text only.
  static let all = [
    Question(
      1, "Does replace(_:withText:) on a field with the focus send events and register undo?",
      ["Tap the field, then “Run”."], probe: .replacing),
    Question(
      2, "In which order do a key's events come?",
      ["Tap the field and press one digit."],
      assumption: "textFieldDidChangeSelection, then .editingChanged and the notification"),
    Question(
      3, "Which questions come for a drop, a drag within the field, Scribble, dictation?",
      [
        "Drop a text from another app.", "Drag a selection within the field.",
        "Write with a pencil, and dictate one word.",
      ]),
    Question(
      4, "Which form of the question is used?", ["Press a digit."],
      assumption: "shouldChangeCharactersInRanges from iOS 26 on, the other one before"),
    Question(
      5, "Is the caret set again after a paste?",
      ["Copy a made-up number elsewhere, and paste it."],
      assumption: "textFieldDidChangeSelection once more after .editingChanged"),
    Question(
      6, "Does a paste survive Undo?", ["Paste, then shake or swipe left with three fingers."]),
    Question(
      7, "With what does AutoFill probe an empty field?",
      ["Choose a suggestion above the keyboard, with made-up data."],
      assumption: "a blank or nothing comes first"),
    Question(
      8, "In which steps do names, addresses and cards arrive?",
      ["Let AutoFill put in a made-up contact or card."]),
    Question(
      9, "When one field is left for another, who is asked first?",
      ["Tap the field, then the other one."],
      assumption: "the new field's ShouldBegin, then the old one's ShouldEnd"),
    Question(
      10, "Are assignments of text, attributedText and delegate seen by key-value observation?",
      ["Tap “Run”."], probe: .watching, assumption: "all three, and nothing else is"),
    Question(
      11, "Does a field share its undo manager with what is around it?",
      ["Tap the field, then “Run”."], probe: .replacing),
    Question(
      12, "Is the first letter of a composition asked about before it is marked?",
      ["Choose a Japanese or Chinese keyboard, and type one letter."]),
    Question(
      13, "Do the letters of a rejected composition stay?",
      ["Switch “Reject” on, and compose one word."]),
    Question(14, "Is a composition one undo step?", ["Compose a word, commit it, and undo."]),
    Question(
      15, "Does the end of a composition on leaving send .editingChanged?",
      ["Begin to compose, then tap the other field."]),
    Question(16, "Is clearing by the button undoable?", ["Type, clear with the button, and undo."]),
    Question(
      17, "Does assigning text call textFieldDidChangeSelection?", ["Tap the field, then “Run”."],
      probe: .assigning),
    Question(
      18, "Does AutoFill of a strong password use the text property?",
      ["Needs an app with associated domains; skip it without one."]),
    Question(
      19, "What does a text view ask and tell when its text is assigned amid a suggestion?",
      ["In the screen “A text view with a pattern”: accept a suggestion, and say what you saw."]),
    Question(
      20, "Does insertText or deleteBackward by code send .editingChanged?",
      ["Tap the field, then “Run”."], probe: .inserting,
      assumption: "no question; the event is unknown"),
    Question(
      21, "Do Writing Tools ask a text view's delegate?",
      ["In the screen “A text view with a pattern”: call Writing Tools, and say what you saw."]),
    Question(
      22, "Does a keyboard that begins to float send the notification that it hides?",
      ["On an iPad: pinch the keyboard until it floats."]),
    Question(
      23, "What does tvOS ask and tell while its own screen for text is open?", ["On tvOS only."]),
    Question(
      24, "How does a Korean keyboard make a syllable grow?",
      ["Choose a Korean keyboard and type ㅎ, ㅏ, ㄴ. Once more with “Reject” on."]),
    Question(
      25, "Does an inline prediction stand behind the caret, marked?",
      ["Type the beginning of a common English word, wait, then go on typing another."],
      assumption: "it stands in the text, marked"),
    Question(
      26, "What is the target of UIKit's own steps in a shared undo manager?",
      ["Type in the field and the other one, then undo thrice."]),
    Question(
      27, "Does a window's keyboardLayoutGuide know a keyboard that is up, at the first time?",
      ["Tap the field, then “Run”, before anything else."], probe: .keyboardGuide),
    Question(
      28, "Do Up and Down of a hardware keyboard reach the key commands?",
      ["In the screen “Date”: press Up and Down of a hardware keyboard, and hold one."]),
    Question(
      29, "Does UIKit assign text when editing ends?",
      [
        "Tap the field, press a digit, then tap the other field.",
        "Once more with an autocorrection.",
      ],
      assumption: "no key-value observation of text comes between ShouldEnd and DidEnd",
      consequence: "if text is assigned, the profile of your system gets the switch for it."),
    Question(
      30, "Is the number pad of an iPad a popover, and is it docked when that isn't allowed?",
      [
        "On an iPad without a hardware keyboard: tap the field, then “Run”, and tap it again.",
        "“Run” again, and compare. Then tap the other field: does it take one tap or two?",
      ], probe: .numberPad,
      assumption: "a popover at first, docked after “Run”, and one tap",
      consequence:
        "if a popover never appears, or a docked pad needs two taps, B83 and numberPadIsPopover change."
    ),
    Question(
      31, "Which view of a toolbar takes a tap beside its buttons?",
      ["Tap the field, then “Run”. Tap each button of the bar, then between them."],
      probe: .toolbar,
      assumption: "from iOS 26 on, a view that is wider than half of the toolbar; a button isn't",
      consequence:
        "if a button is wider, or what takes the tap is narrower, ToolbarOfButtons needs another rule."
    ),
    Question(
      32, "Is a delegate asked once with a proxy like RxCocoa's in between?",
      ["Tap the field, “Run”, and press a key. Repeat it for each of the four orders."],
      probe: .relaying,
      assumption: "each key asks shouldChangeCharacters once, in all orders, and nothing crashes",
      consequence: "the order that fails becomes a row of the property test of delegates."),
    Question(
      33, "Does a text view survive scrolling after its delegate is gone?", ["Tap “Run”."],
      probe: .deadDelegate, assumption: "it scrolls without a crash",
      consequence: "a crash is a bug of ours: please attach its log."),
    Question(
      34, "Which view of UIKit is SwiftUI's own TextField?",
      ["Look at the form and the stack. Open the list and the sheet."],
      assumption: "a subclass of UITextField in each", isAboutOwnField: true,
      consequence: Self.modifier),
    Question(
      35, "Are its delegate and its keyboard the same after twenty updates?",
      ["Tap a field, then “Update twenty times”."], assumption: "nothing new is found",
      isAboutOwnField: true, consequence: Self.modifier),
    Question(
      36, "Does a formatted text reach the binding once, and does the caret stay?",
      [
        "Switch the delegate in between on, type two letters, and put the caret between them.",
        "Type a third one, then “Update twenty times”.",
      ], assumption: "the binding is set once per letter, and the caret stays",
      isAboutOwnField: true,
      consequence: Self.modifier),
    Question(
      37, "Does a composition survive an update?",
      ["Compose a word with a Japanese keyboard, and “Update twenty times” before you commit it."],
      assumption: "the text stays marked", isAboutOwnField: true, consequence: Self.modifier),
    Question(
      38, "Do onSubmit and @FocusState work with a delegate in between?",
      ["Switch the delegate in between on. Focus the field with its button, and press Return."],
      assumption: "onSubmit once, and the button follows the focus", isAboutOwnField: true,
      consequence: Self.modifier),
    Question(
      39, "What does Undo do with a delegate in between?",
      ["Switch the delegate in between on, type three letters, and undo."],
      assumption: "nothing crashes, and the binding has what is shown", isAboutOwnField: true,
      consequence: Self.modifier),
    Question(
      40, "Which view does a field have with axis: .vertical?",
      ["Add `axis: .vertical` to the TextField in OwnFieldScreen.swift, and look at the form."],
      assumption: "a UITextView", isAboutOwnField: true, consequence: Self.modifier),
    Question(
      41, "Does a row that is used again keep the field's delegate?",
      ["Open the list, leave it, and open it again, with the delegate in between."],
      assumption: "a new field with SwiftUI's own delegate", isAboutOwnField: true,
      consequence: Self.modifier),
  ]

  private static let modifier =
    "it decides whether a modifier for SwiftUI's own TextField can be built, for which systems and places."
}
