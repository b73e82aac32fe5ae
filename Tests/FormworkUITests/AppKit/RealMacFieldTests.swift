#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork
import Testing

/// A few behaviours of the real text view and of the real formatter, without a window.
@MainActor @Suite("Real AppKit") struct RealMacFieldTests {
  private func insert(_ text: String, into view: NSTextView) {
    for character in text {
      view.insertText(String(character), replacementRange: NSRange(location: NSNotFound, length: 0))
    }
  }

  @Test("B82 a real text view is masked as it is typed into")
  func textView() {
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 300, height: 40))
    view.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    insert("2125", into: view)
    #expect(view.string == "+1 (212) 5")
    #expect(view.formwork.value == "2125")
    view.deleteBackward(nil)
    #expect(view.formwork.value == "212")
    insert("x", into: view)
    #expect(view.formwork.value == "212")
  }

  @Test("B82 a real text view keeps its caret behind a locked prefix")
  func lockedPrefix() {
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 300, height: 40))
    view.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    view.formwork.locksPrefix = true
    insert("212", into: view)
    view.setSelectedRange(NSRange(location: 0, length: 0))
    #expect(view.selectedRange().location == 4)
  }

  @Test("B82 a real field shows a value by its formatter")
  func field() throws {
    let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 300, height: 24))
    field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    field.objectValue = "2125550100"
    #expect(field.stringValue == "+1 (212) 555-0100")
    #expect(field.formwork.value == "2125550100")
    #expect(field.formwork.status.isValid)
  }
}
#endif
