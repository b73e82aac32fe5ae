#if canImport(UIKit) && !os(watchOS)
public import FormworkMasks
import FormworkField
public import UIKit

/// A code that is entered in several text fields, one character in each.
///
///     let code = CodeFields([first, second, third, fourth])
///     code.onComplete = { code in verify(code.value) }
///
/// Each key moves the focus to the next field. A paste, or a code that the system fills in, is
/// spread over the fields. If there are enough characters for all fields, it starts at the first
/// one. Backspace in an empty field moves back and deletes there. Each field keeps its own
/// delegate, targets, and closures.
///
/// The fields retain the code. A field belongs to one code at a time. While any field except the
/// first is being edited, its `text` begins with U+200B, which is neither visible nor spoken, so
/// use ``value`` instead. For codes that arrive as messages, set the content type of the first
/// field to `oneTimeCode`.
///
/// It is tested with a headless simulator of UIKit and hasn't been run on iOS.
@MainActor
public final class CodeFields {
  /// A closure that runs once per user edit, even if the edit fills several fields.
  public var onChange: ((CodeFields) -> Void)?

  /// A closure that runs when a user edit fills the last empty field.
  public var onComplete: ((CodeFields) -> Void)?

  private var cells: [Cell] = []
  private let accepted: CharacterClass

  /// A field, and its content when it was last reported.
  private struct Cell {
    weak var field: UITextField?
    var value = ""
  }

  /// Connects fields to one code, in the order of its characters.
  ///
  /// - Parameters:
  ///   - fields: The fields. Their content is kept as far as it fits.
  ///   - accepted: The characters of the code. The default is digits.
  public init(_ fields: [UITextField], accepting accepted: CharacterClass = .digit) {
    self.accepted = accepted
    for (index, field) in fields.enumerated() {
      let formatting = FieldFormatting.of(field)
      formatting.code?.disconnect(field)
      let cell = CodeCell(accepting: accepted, isMarked: index > 0)
      formatting.replaceSettings(by: AnyInputFormat(cell))
      formatting.request.completesOnFocus = index > 0
      formatting.code = self
      cells.append(Cell(field: field, value: field.formwork.value))
    }
  }

  /// The characters of the code so far. Setting it runs no closure.
  public var value: String {
    get { cells.map { $0.field?.formwork.value ?? "" }.joined() }
    set {
      let characters = newValue.filter(accepted.contains).map { String($0) }
      for index in cells.indices {
        put(index < characters.count ? characters[index] : "", into: index)
      }
    }
  }

  /// A Boolean value that indicates whether every field has its character.
  public var isComplete: Bool { cells.allSatisfy { $0.field?.formwork.isComplete == true } }

  /// Disconnects the fields, which keep their text and have no format.
  public func disconnect() {
    for cell in cells { if let field = cell.field { disconnect(field) } }
    cells = []
  }

  private func disconnect(_ field: UITextField) {
    let formatting = FieldFormatting.of(field)
    guard formatting.code === self else { return }
    formatting.code = nil
    formatting.request.completesOnFocus = nil
    let value = field.formwork.value
    formatting.replaceSettings(by: nil)
    if field.text != value { field.text = value }
  }
}

extension CodeFields {
  /// Handles a user edit of a field, or a change that the system makes for the user.
  func fieldDidChange(_ change: InputChange, in field: UITextField) {
    guard change.cause != .focus, let index = cells.firstIndex(where: { $0.field === field })
    else { return }
    let wasComplete = isKnownComplete
    let before = cells[index].value
    cells[index].value = change.value
    if change.cause == .code { return }
    if change.value.isEmpty {
      if before.isEmpty { goBack(from: index) } else { tell(after: wasComplete) }
      return
    }
    let text = change.value + change.unused
    guard let focused = cells.firstIndex(where: { $0.field?.isFirstResponder == true }),
      focused != index
    else { return spread(text, from: index, after: wasComplete) }
    // The focus has moved on, while the system continues to insert characters in the field where it
    // began.
    put(before, into: index)
    spread(text, from: focused, after: wasComplete)
  }

  /// Fills the fields with characters, starting at the first field if there are enough for all.
  private func spread(_ text: String, from index: Int, after wasComplete: Bool) {
    let characters = text.filter(accepted.contains).map { String($0) }
    let start = characters.count >= cells.count ? 0 : index
    let filled = characters.prefix(cells.count - start)
    for (offset, character) in filled.enumerated() where cells[start + offset].value != character {
      put(character, into: start + offset)
    }
    let next = min(start + filled.count, cells.count - 1)
    if cells[index].field?.isFirstResponder == true { focus(next) }
    tell(after: wasComplete)
  }

  /// Deletes in the previous field, after Backspace in an empty field.
  private func goBack(from index: Int) {
    guard index > 0 else { return }
    let had = !cells[index - 1].value.isEmpty
    put("", into: index - 1)
    focus(index - 1)
    // A code with a missing character was incomplete before.
    if had { tell(after: false) }
  }

  private func put(_ character: String, into index: Int) {
    guard let field = cells[index].field else { return }
    cells[index].value = character
    let cell = CodeCell(accepting: accepted, isMarked: index > 0)
    let shown = cell.formatted(value: character)
    FieldFormatting.of(field).adapter?.set(
      formatted: field.isFirstResponder ? cell.focused(shown) : shown, of: character)
  }

  private func focus(_ index: Int) {
    guard let field = cells[index].field, !field.isFirstResponder else { return }
    _ = field.becomeFirstResponder()
  }

  /// Whether every field had its character when it was last reported.
  private var isKnownComplete: Bool { cells.allSatisfy { !$0.value.isEmpty } }

  private func tell(after wasComplete: Bool) {
    onChange?(self)
    if isComplete, !wasComplete { onComplete?(self) }
  }
}
#endif
