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
  /// All but the selection.
  package var content: TextContent

  /// The selection, in UTF-16 code units of ``text``; a caret is an empty one.
  public var selection: Range<UTF16Offset>

  /// A text of some content, with a caret.
  package init(_ content: TextContent, caret: UTF16Offset) {
    self.content = content
    selection = caret..<caret
  }

  /// The caret, where the selection is empty; else the selection's end.
  ///
  /// In UTF-16 code units of ``text``.
  public var caret: UTF16Offset {
    get { selection.upperBound }
    set { selection = newValue..<newValue }
  }
}

extension FormattedText {
  /// What the person sees.
  ///
  /// - Complexity: O(*n*) in its length: a mask's text is made when you ask for it. Keep it if you need it often.
  public var text: String { content.text }

  /// What the app wants: the user's characters and the fixed literals.
  ///
  /// - Complexity: O(*n*) in the length of the text, as for ``text``.
  public package(set) var value: String {
    get { content.value }
    set { content.value = newValue }
  }

  /// What is wrong with a text that is well formed as far as it goes, or `nil`.
  public var issue: ValidationIssue? {
    get { content.issue }
    set { content.issue = newValue }
  }

  /// Who put each piece of ``text`` there.
  public package(set) var provenance: Provenance {
    get { content.provenance }
    set { content.provenance = newValue }
  }

  /// Whether the value is whole: nothing that the format demands is missing.
  ///
  /// An empty value is never complete.
  public var isComplete: Bool {
    get { content[.isComplete] }
    set { content[.isComplete] = newValue }
  }

  /// Whether the value can grow no more: no character that is typed anywhere would find room.
  ///
  /// A value can be complete long before it is full; a field that hands on the focus waits for this.
  public var isFull: Bool {
    get { content[.isFull] }
    set { content[.isFull] = newValue }
  }

  /// Whether the prefix is shown although the value is empty, because focus put it there.
  package var showsPrefix: Bool {
    get { content[.showsPrefix] }
    set { content[.showsPrefix] = newValue }
  }

  /// Whether ``value`` is what an app assigned, of which the text shows only some: until the next edit.
  package var isPartShown: Bool {
    get { content[.isPartShown] }
    set { content[.isPartShown] = newValue }
  }

  /// What made the text, if a mask did: any other mask formats it first.
  package var maker: (any TextMaker)? {
    get { content.maker }
    set { content.maker = newValue }
  }

  /// Which mask of a set that was.
  package var choice: UInt32 {
    get { content.choice }
    set { content.choice = newValue }
  }

  /// Whether nothing is shown.
  package var isEmpty: Bool { content.byteCount == 0 }

  /// The place behind all that is shown.
  package var end: UTF16Offset { UTF16Offset(content.utf16Length) }
}

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
    self.selection = selection ?? end..<end
    if text.isEmpty, value.isEmpty, issue == nil, !isComplete {
      content = .empty
    } else {
      content = TextContent(
        text: text, value: value, issue: issue,
        // An empty text is every mask's: it must not bring pieces along.
        text.isEmpty ? .user : provenance.storage, maker: nil, isComplete ? .isComplete : [])
    }
  }
}

extension FormattedText {
  /// Whether two texts are the same in all that they hold, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool {
    left.selection == right.selection && left.content.isSame(as: right.content)
  }

  /// Adds what tells most texts apart to a hash.
  public func hash(into hasher: inout Hasher) {
    text.hashUnits(into: &hasher)
    value.hashUnits(into: &hasher)
    hasher.combine(selection)
  }
}
