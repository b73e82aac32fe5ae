/// Text in a format, with its value, the selection, and an issue if there is one.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let number = phone.formatted(value: "2125550")
///     number.text        // "+1 (212) 555-0"
///     number.value       // "2125550"
///     number.isComplete  // false
///
/// A formatted text is a value that contains the whole state of a field. Keep the last one, and pass it to
/// ``InputFormat/apply(_:to:)`` with the next edit.
public struct FormattedText: Hashable, Sendable {
  /// Everything except the selection.
  package var content: TextContent

  /// The selection, in UTF-16 code units of ``text``. A caret is an empty selection.
  public var selection: Range<UTF16Offset>

  /// Creates a text from its content and a caret.
  package init(_ content: TextContent, caret: UTF16Offset) {
    self.content = content
    selection = caret..<caret
  }

  /// The caret, or the end of the selection if it isn't empty.
  ///
  /// In UTF-16 code units of ``text``.
  public var caret: UTF16Offset {
    get { selection.upperBound }
    set { selection = newValue..<newValue }
  }
}

extension FormattedText {
  /// The text that the user sees.
  ///
  /// - Complexity: O(*n*) in its length, because the text of a mask is created on demand. If you need it
  ///   often, store it.
  public var text: String { content.text }

  /// The value for the app: the user's characters and the fixed literals.
  ///
  /// - Complexity: O(*n*) in the length of the text, as for ``text``.
  public package(set) var value: String {
    get { content.value }
    set { content.value = newValue }
  }

  /// The issue of the text, if it has one.
  public var issue: ValidationIssue? {
    get { content.issue }
    set { content.issue = newValue }
  }

  /// The origin of each piece of ``text``.
  public package(set) var provenance: Provenance {
    get { content.provenance }
    set { content.provenance = newValue }
  }

  /// A Boolean value that indicates whether the value has everything that the format requires.
  ///
  /// An empty value is never complete.
  public var isComplete: Bool {
    get { content[.isComplete] }
    set { content[.isComplete] = newValue }
  }

  /// A Boolean value that indicates whether the value is full.
  ///
  /// If it is full, the format accepts no additional character anywhere.
  ///
  /// A value can be complete long before it is full. A field that moves the focus on waits until it is full.
  public var isFull: Bool {
    get { content[.isFull] }
    set { content[.isFull] = newValue }
  }

  /// Whether the value is full only because it has the maximum length, as a name of 40 characters.
  ///
  /// The user may want to type on, so the focus of a group stays.
  package var isFullByLimit: Bool {
    get { content[.isFullByLimit] }
    set { content[.isFullByLimit] = newValue }
  }

  /// Marks the value as full if it has the maximum length.
  package mutating func limit(isReached: Bool) {
    guard isReached, !isFull else { return }
    isFull = true
    isFullByLimit = true
  }

  /// Whether the text is only the prefix that appeared on focus, without a value.
  package var showsPrefix: Bool {
    get { content[.showsPrefix] }
    set { content[.showsPrefix] = newValue }
  }

  /// Whether the text shows only a part of the ``value``, because the app assigned more than fits. The next
  /// edit ends this.
  package var isPartShown: Bool {
    get { content[.isPartShown] }
    set { content[.isPartShown] = newValue }
  }

  /// The mask that made the text, or the keys of a number. If another mask edits the text, it first
  /// formats the text again.
  package var maker: (any TextMaker)? {
    get { content.maker }
    set { content.maker = newValue }
  }

  /// The index of the mask in a set.
  package var choice: UInt32 {
    get { content.choice }
    set { content.choice = newValue }
  }

  /// Whether the text is empty.
  package var isEmpty: Bool { content.byteCount == 0 }

  /// The end of the text.
  package var end: UTF16Offset { UTF16Offset(content.utf16Length) }
}

extension FormattedText {
  /// Creates a formatted text.
  ///
  /// - Parameters:
  ///   - text: The text that the user sees.
  ///   - value: The value for the app.
  ///   - selection: The selection, in UTF-16 code units of `text`. The default is a caret at the end.
  ///   - isComplete: Whether the value has everything that the format requires.
  ///   - issue: The issue of the text, if there is one.
  ///   - provenance: The origin of each piece of `text`.
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
        // An empty text fits every mask, so it has no pieces.
        text.isEmpty ? .user : provenance.storage, maker: nil, isComplete ? .isComplete : [])
    }
  }
}

extension FormattedText {
  /// Returns whether two values are equal in everything, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool {
    left.selection == right.selection && left.content.isSame(as: right.content)
  }

  /// Adds the text, the value, and the selection to a hash.
  public func hash(into hasher: inout Hasher) {
    text.hashUnits(into: &hasher)
    value.hashUnits(into: &hasher)
    hasher.combine(selection)
  }
}
