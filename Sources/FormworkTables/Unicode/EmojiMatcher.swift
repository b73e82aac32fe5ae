/// A matcher for one emoji sequence, scalar by scalar.
///
/// The grammar is that of UTS #51, section 1.4, with three differences for text from older systems:
/// U+FE0F may be missing within a joined sequence or a keycap, it may precede a skin tone, and tags
/// follow only the black flag.
struct EmojiMatcher {
  private var state = State.start
  private var isJoined = false

  /// The kind of the sequence so far.
  private enum State {
    case start
    case joiner
    case character(UnicodeData.EmojiKind)
    case blackFlag
    case tags(Int)
    case selector(takesSkinTone: Bool)
    case skinTone
    case keycapBase
    case keycapSelector
    case regionalIndicator
    case end
  }

  /// Whether the scalars so far are a complete emoji.
  var isComplete: Bool {
    switch state {
    case .character(let kind): kind.hasEmojiPresentation || isJoined
    case .blackFlag, .selector, .skinTone, .end: true
    case .start, .joiner, .tags, .keycapBase, .keycapSelector, .regionalIndicator: false
    }
  }

  /// Reads the next scalar.
  ///
  /// - Returns: Whether an emoji can start with the scalars so far.
  mutating func accept(_ scalar: UInt32) -> Bool {
    guard let next = state(after: scalar) else { return false }
    if case .joiner = next { isJoined = true }
    state = next
    return true
  }

  private func state(after scalar: UInt32) -> State? {
    switch state {
    case .start: start(scalar) ?? element(scalar)
    case .joiner: element(scalar)
    case .character(let kind): suffix(scalar, takesSkinTone: kind.takesSkinTone)
    case .blackFlag: tag(scalar, count: 0) ?? suffix(scalar, takesSkinTone: false)
    case .tags(let count): tag(scalar, count: count)
    case .selector(let takesSkinTone):
      scalar == 0xFE0F ? nil : suffix(scalar, takesSkinTone: takesSkinTone)
    case .skinTone: scalar == 0x200D ? .joiner : nil
    case .keycapBase: scalar == 0xFE0F ? .keycapSelector : scalar == 0x20E3 ? .end : nil
    case .keycapSelector: scalar == 0x20E3 ? .end : nil
    case .regionalIndicator: isRegionalIndicator(scalar) ? .end : nil
    case .end: nil
    }
  }

  /// Returns the state after the first scalar of a sequence that can't be joined to others.
  private func start(_ scalar: UInt32) -> State? {
    switch scalar {
    case 0x23, 0x2A, 0x30...0x39: .keycapBase
    case 0x1F1E6...0x1F1FF: .regionalIndicator
    default: nil
    }
  }

  private func element(_ scalar: UInt32) -> State? {
    guard scalar != 0x1F3F4 else { return .blackFlag }
    let kind = UnicodeData.emojiKind(scalar)
    return kind == .none ? nil : .character(kind)
  }

  private func suffix(_ scalar: UInt32, takesSkinTone: Bool) -> State? {
    switch scalar {
    case 0x200D: .joiner
    case 0xFE0F: .selector(takesSkinTone: takesSkinTone)
    case 0x1F3FB...0x1F3FF: takesSkinTone ? .skinTone : nil
    default: nil
    }
  }

  /// Returns the state after a tag: a subdivision has 3 to 6 letters and digits (UTS #35) as tags,
  /// and a cancel tag.
  private func tag(_ scalar: UInt32, count: Int) -> State? {
    switch scalar {
    case 0xE0030...0xE0039, 0xE0061...0xE007A: count < 6 ? .tags(count + 1) : nil
    case 0xE007F: count >= 3 ? .end : nil
    default: nil
    }
  }

  private func isRegionalIndicator(_ scalar: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= scalar }
}
