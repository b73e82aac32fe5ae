/// The axis in which a text field grows.
public enum Axis: Hashable, Sendable { case horizontal, vertical }

/// What is selected in a text, by indices of that very text.
public struct TextSelection: Equatable, Hashable {
  /// What is selected.
  public enum Indices: Equatable, Hashable {
    /// One range, which may be empty.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

/// SwiftUI's own text field.
public struct TextField<Label: View>: View, Primitive {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let prompt: Text?
  let axis: Axis?
  let label: Label

  /// Creates a field.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.text, self.selection, self.prompt, self.axis) = (text, selection, prompt, axis)
    self.label = label()
  }

  init(text: Binding<String>, label: Label) {
    (self.text, selection, prompt, axis, self.label) = (text, nil, nil, nil, label)
  }

  func render(in node: Node, _ environment: EnvironmentValues) {
    let model = node.kept["field"] as? TextFieldModel ?? TextFieldModel(node.host)
    if node.kept["field"] == nil {
      node.kept["field"] = model
      node.host.textFields.append(.init(model: model))
    }
    (model.textBinding, model.selectionBinding) = (text, selection)
    (model.axis, model.environment) = (axis, environment)
    model.prompt = prompt?._resolveText(in: environment)
    model.label = (label as? Text)?._resolveText(in: environment)
    model.follow(text.wrappedValue, selection?.wrappedValue)
    node.host.afterUpdate.append { model.followFocus() }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title that is translated.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }
}

/// A text field of SwiftUI's on the screen, with the hands of a person.
@MainActor public final class TextFieldModel {
  /// When the selection is told after a change of the text, which nobody has written down.
  public enum Order: CaseIterable, Sendable {
    case selectionAfter, selectionFirst, selectionInNextTurn
  }

  /// When the selection is told.
  @TaskLocal public static var order = Order.selectionAfter

  /// Whether a text that was described before isn't shown again, though another one was typed since.
  @TaskLocal public static var forgetsWhatWasTyped = false

  /// What is on the screen.
  public private(set) var text = ""
  /// What is selected, in UTF-16 code units.
  public private(set) var selection = 0..<0
  /// What an input method still composes.
  public private(set) var marked: Range<Int>?
  /// Whether the keys go to the field.
  public private(set) var isFocused = false

  /// What is shown while the field is empty.
  public internal(set) var prompt: String?
  /// What the field is called.
  public internal(set) var label: String?
  /// The axis that was asked for.
  public internal(set) var axis: Axis?

  var textBinding: Binding<String>?
  var selectionBinding: Binding<TextSelection?>?
  var environment = EnvironmentValues()
  private let host: HostCore
  private var described: String?
  private var followed: TextSelection?

  init(_ host: HostCore) { self.host = host }

  /// What the key says.
  public var submitLabel: String? { environment.hidden.submitLabel }
  /// The keyboard.
  public var keyboard: Any? { environment.hidden.keyboard }

  func follow(_ described: String, _ selected: TextSelection?) {
    let changesDisplay = Self.forgetsWhatWasTyped ? described != self.described : described != text
    self.described = described
    if changesDisplay, described != text {
      if marked != nil { host.fail("A composition was written over.") }
      marked = nil
      text = described
      selection = text.utf16.count..<text.utf16.count
    }
    guard selected != followed else { return }
    followed = selected
    guard let selected else { return }
    guard case .selection(let range) = selected.indices else { return }
    guard range.upperBound <= described.endIndex else {
      return host.fail("A selection is beyond the text.")
    }
    guard text == described, marked == nil else { return }
    selection = range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
  }

  private func tell() {
    let (now, place) = (text, selection)
    func tellText() { textBinding?.wrappedValue = now }
    func tellSelection() {
      let lower = String.Index(utf16Offset: place.lowerBound, in: now)
      let upper = String.Index(utf16Offset: place.upperBound, in: now)
      followed = TextSelection(range: lower..<upper)
      selectionBinding?.wrappedValue = followed
    }
    switch Self.order {
    case .selectionAfter:
      tellText()
      tellSelection()
    case .selectionFirst:
      tellSelection()
      tellText()
    case .selectionInNextTurn:
      tellText()
      host.later { tellSelection() }
    }
  }

  private func replace(_ range: Range<Int>, with string: String) {
    var units = Array(text.utf16)
    units.replaceSubrange(range, with: string.utf16)
    text = String(decoding: units, as: UTF16.self)
    let caret = range.lowerBound + string.utf16.count
    selection = caret..<caret
  }

  /// Types keys, a turn each.
  public func type(_ keys: String) {
    for key in keys { paste(String(key)) }
  }

  /// Puts a text over the selection.
  public func paste(_ string: String) {
    guard isFocused else { return }
    replace(marked ?? selection, with: string)
    marked = nil
    tell()
    host.endTurn()
  }

  /// Deletes what is selected, or the character before the caret.
  public func backspace() {
    guard isFocused else { return }
    var range = marked ?? selection
    if range.isEmpty {
      let end = String.Index(utf16Offset: range.lowerBound, in: text)
      guard end > text.startIndex else { return }
      let before = text.index(before: end)
      range = before.utf16Offset(in: text)..<range.lowerBound
    }
    replace(range, with: "")
    marked = nil
    tell()
    host.endTurn()
  }

  /// Composes by an input method.
  public func compose(_ string: String) {
    guard isFocused else { return }
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: string)
    marked = start..<start + string.utf16.count
    tell()
    host.endTurn()
  }

  /// Moves the caret.
  public func select(_ range: Range<Int>) {
    let end = text.utf16.count
    selection = min(range.lowerBound, end)..<min(range.upperBound, end)
    tellSelectionOnly()
    host.endTurn()
  }

  private func tellSelectionOnly() {
    let lower = String.Index(utf16Offset: selection.lowerBound, in: text)
    let upper = String.Index(utf16Offset: selection.upperBound, in: text)
    followed = TextSelection(range: lower..<upper)
    selectionBinding?.wrappedValue = followed
  }

  /// Gives the field the keys.
  public func tap() {
    isFocused = true
    for claim in environment.hidden.claims { _ = claim(true) }
    tellSelectionOnly()
    host.endTurn()
  }

  /// Follows a focus that the app has asked for or taken away, in the next turn.
  func followFocus() {
    guard !environment.hidden.claims.isEmpty, isWanted != isFocused else { return }
    host.later { [weak self] in self?.moveFocus() }
  }

  private var isWanted: Bool { environment.hidden.claims.contains { $0(nil) } }

  private func moveFocus() {
    guard isWanted != isFocused else { return }
    isFocused = isWanted
    if isFocused { tellSelectionOnly() } else { marked = nil }
  }

  /// Takes the keys from it; what is composed is committed.
  public func leave() {
    guard isFocused else { return }
    isFocused = false
    marked = nil
    for claim in environment.hidden.claims { _ = claim(false) }
    host.endTurn()
  }

  /// Presses Return.
  public func pressReturn() {
    guard isFocused else { return }
    marked = nil
    for action in environment.hidden.submitted { action() }
    leave()
  }

  /// The text with its caret.
  public var picture: String {
    var units = Array(text.utf16)
    units.insert(UInt16(UInt8(ascii: "|")), at: selection.upperBound)
    return String(decoding: units, as: UTF16.self)
  }
}
