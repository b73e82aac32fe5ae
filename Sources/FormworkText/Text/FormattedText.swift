/// A text as a format shows it, with the caret, the value behind it, and what is known of both.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let number = phone.formatted(value: "2125550")
///     number.text        // "+1 (212) 555-0"
///     number.value       // "2125550"
///     number.isComplete  // false
///
/// A formatted text is a plain value. It is the whole state of a field: keep the last one and
/// give it to ``InputFormat/apply(_:to:)`` with the next edit.
public struct FormattedText: Hashable, Sendable {
  /// What the person sees.
  public package(set) var text: String

  /// What the app wants: the user's characters and the fixed literals.
  public package(set) var value: String

  /// The selection, in UTF-16 code units of ``text``; a caret is an empty one.
  public var selection: Range<UTF16Offset>

  /// What is wrong with a text that is well formed as far as it goes, or `nil`.
  public var issue: ValidationIssue?

  /// Who put each piece of ``text`` there.
  public package(set) var provenance: Provenance

  /// Whether the value is whole: nothing that the format demands is missing.
  ///
  /// An empty value is never complete.
  public var isComplete: Bool

  /// Whether the value can grow no more: no character that is typed anywhere would find room.
  ///
  /// A value can be complete long before it is full; a field that hands on the focus waits for this.
  public var isFull = false

  /// Whether the prefix is shown although the value is empty, because focus put it there.
  package var showsPrefix = false

  /// Whether ``value`` is what an app assigned, of which the text shows only some: until the next edit.
  package var isPartShown = false

  /// What made the text, if a mask did: any other mask formats it first.
  package var maker: (any TextMaker)?

  /// Which mask of a set that was.
  package var choice: UInt32 = 0

  /// The caret, where the selection is empty; else the selection's end.
  ///
  /// In UTF-16 code units of ``text``.
  public var caret: UTF16Offset {
    get { selection.upperBound }
    set { selection = newValue..<newValue }
  }
}

// Both are made of all fields at once: one by one, the compiler makes a text, copies it, and throws
// the first away.
extension FormattedText {
  /// Creates a formatted text.
  ///
  /// - Parameters:
  ///   - text: What the person sees.
  ///   - value: What the app wants.
  ///   - selection: The selection, in UTF-16 code units of `text`; the end if you leave it out.
  ///   - isComplete: Whether the value is whole.
  ///   - issue: What is wrong with the value.
  ///   - provenance: Who put each piece of `text` there.
  public init(
    text: String = "",
    value: String = "",
    selection: Range<UTF16Offset>? = nil,
    isComplete: Bool = false,
    issue: ValidationIssue? = nil,
    provenance: Provenance = .user
  ) {
    let end = UTF16Offset(selection == nil ? text.utf16Length : 0)
    self.init(
      text: text, value: value, selection: selection ?? end..<end, issue: issue,
      // An empty text is every mask's: it must not bring pieces along.
      provenance: text.isEmpty ? .user : provenance, isComplete: isComplete, isFull: false)
  }

  /// A text that a mask made.
  package init(
    _ text: String, value: String, caret: UTF16Offset, isComplete: Bool, isFull: Bool,
    showsPrefix: Bool, provenance: Provenance.Storage, maker: any TextMaker
  ) {
    self.init(
      text: text, value: value, selection: caret..<caret, issue: nil,
      provenance: Provenance(storage: provenance), isComplete: isComplete, isFull: isFull,
      showsPrefix: showsPrefix, maker: maker)
  }
}

extension FormattedText {
  /// Whether two texts are the same in all that they hold, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.isSame(as: right.text) && left.value.isSame(as: right.value)
      && left.selection == right.selection && left.issue == right.issue
      && left.provenance == right.provenance && left.isComplete == right.isComplete
      && left.isFull == right.isFull && left.showsPrefix == right.showsPrefix
      && left.isPartShown == right.isPartShown
      && left.maker.isSame(as: right.maker) && left.choice == right.choice
  }

  /// Adds what tells most texts apart to a hash.
  public func hash(into hasher: inout Hasher) {
    text.hashUnits(into: &hasher)
    value.hashUnits(into: &hasher)
    hasher.combine(selection)
  }
}
