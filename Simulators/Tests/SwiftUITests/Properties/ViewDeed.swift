import FormworkUnderTest
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Something that the person or the app does in a scenario.
enum ViewDeed: Hashable, Sendable {
  case type(String), paste(String), backspace, caret(Int), undo, enter, tap, leave
  case compose(String), commit(String), cancel

  case setValue(String), setMask(String?), focus(Bool), enable(Bool), enlarge(Bool), narrow(Bool)
  case refresh

  var isOfApp: Bool {
    switch self {
    case .setValue, .setMask, .focus, .enable, .enlarge, .narrow, .refresh: true
    default: false
    }
  }

  /// Whether it asks nothing new of the field.
  var isIdle: Bool { self == .refresh }

  /// Whether the user edits the text.
  var isEdit: Bool {
    switch self {
    case .type, .paste, .backspace, .undo, .compose, .commit, .cancel: true
    default: false
    }
  }

  /// Whether the focus may move, which ends a composition.
  var mayMoveFocus: Bool {
    switch self {
    case .focus, .enable, .tap, .leave, .enter: true
    default: false
    }
  }
}

extension ViewScene {
  func perform(_ deed: ViewDeed) {
    switch deed {
    case .type(let text): person.type(text, endingTurns: false)
    case .paste(let text): person.paste(text)
    case .backspace: person.backspace()
    case .caret(let offset): person.moveCaret(to: offset % (text.utf16.count + 1))
    // A plain field's undo is the system's alone, and may not know what the app has assigned.
    case .undo: if field.formwork.inputFormat != nil { person.undo() }
    case .enter: person.pressReturn()
    case .tap: person.tap()
    case .leave: person.leave()
    case .compose(let text): person.compose(text)
    case .commit(let text): if person.isComposing { person.commit(text) }
    case .cancel: person.cancelComposition()
    case .setValue(let value): app.value = value
    case .setMask(let mask): app.mask = mask
    case .focus(let isWanted): app.isFocused = isWanted
    case .enable(let isEnabled): hosted.environment.isEnabled = isEnabled
    case .enlarge(let isLarge): hosted.environment.font = isLarge ? .title : nil
    case .narrow(let isNarrow): app.filter = isNarrow ? { String($0.prefix(3)) } : { $0 }
    case .refresh: app.refresh()
    }
  }
}
