#if canImport(UIKit) && !os(watchOS)
public import FormworkMasks
import FormworkField
public import UIKit

/// One code over several text fields, a character each.
///
///     let code = CodeFields([first, second, third, fourth])
///     code.onComplete = { code in verify(code.value) }
///
/// A key moves the focus on; what is pasted or filled in spills over the fields, from the first on if
/// there is enough for all; Backspace in an empty field goes back and deletes there. Each field keeps
/// its own delegate, targets and closures.
///
/// The fields keep the code alive, and a code connects each field to one code at a time. While a field
/// behind the first is edited, its `text` begins with U+200B, which is neither seen nor spoken: ask
/// ``value``. Give the first field the content type `oneTimeCode` for codes that arrive as messages.
///
/// None of this has been run on iOS; it is tested against a headless stand-in.
@MainActor
public final class CodeFields {
  /// Called after each change by the person, once for all that it filled.
  public var onChange: ((CodeFields) -> Void)?

  /// Called when a change by the person has filled the last field that was empty.
  public var onComplete: ((CodeFields) -> Void)?

  private var cells: [Cell] = []
  private let accepted: CharacterClass

  /// A field, and what it held when it was heard of last.
  private struct Cell {
    weak var field: UITextField?
    var value = ""
  }

  /// Connects fields to one code, in the order of its characters.
  ///
  /// - Parameters:
  ///   - fields: The fields; what they hold is kept as far as it fits.
  ///   - accepted: The characters that a code is made of; digits if you leave it out.
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

  /// The code as far as it is there; setting it is silent.
  public var value: String {
    get { cells.map { $0.field?.formwork.value ?? "" }.joined() }
    set {
      let characters = newValue.filter(accepted.contains).map { String($0) }
      for index in cells.indices {
        put(index < characters.count ? characters[index] : "", into: index)
      }
    }
  }

  /// Whether every field has its character.
  public var isComplete: Bool { cells.allSatisfy { $0.field?.formwork.isComplete == true } }

  /// Lets the fields go; they keep what they show, and have no format.
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
  /// The person, or the system for the person, has changed a field.
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
    // The focus has moved on, and the system goes on putting characters where it began.
    put(before, into: index)
    spread(text, from: focused, after: wasComplete)
  }

  /// Puts characters into the fields, from the first on if there are enough for all.
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

  /// Backspace in an empty field is the one before's.
  private func goBack(from index: Int) {
    guard index > 0 else { return }
    let had = !cells[index - 1].value.isEmpty
    put("", into: index - 1)
    focus(index - 1)
    // What lacks a character has been incomplete before.
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

  /// Whether every field had its character when it was heard of last.
  private var isKnownComplete: Bool { cells.allSatisfy { !$0.value.isEmpty } }

  private func tell(after wasComplete: Bool) {
    onChange?(self)
    if isComplete, !wasComplete { onComplete?(self) }
  }
}
#endif
