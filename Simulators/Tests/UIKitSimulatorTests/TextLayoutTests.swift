import Testing
import UIKit

@Suite @MainActor struct TextLayoutTests {
  let font = UIFont.systemFont(ofSize: 10)

  @Test func aCharacterIsOneAdvanceWide() {
    #expect("a😀é".size(withAttributes: [.font: font]) == CGSize(width: 18, height: 12))
    #expect(("ab" as NSString).size(withAttributes: [.font: font]).width == 12)
    #expect("ab".size(withAttributes: nil).width == 2 * UIFont.systemFont(ofSize: 12).advance)
    let label = UILabel()
    label.font = font
    label.text = "abc\nd"
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 18, height: 24))
    #expect(label.isAccessibilityElement)
  }

  @Test func fieldsLeaveRoomForTheirViews() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 40))
      field.borderStyle = .roundedRect
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      field.leftViewMode = .always
      field.clearButtonMode = .whileEditing
      field.text = "1"
      let bounds = field.bounds
      #expect(field.textRect(forBounds: bounds) == CGRect(x: 37, y: 0, width: 156, height: 40))
      #expect(field.editingRect(forBounds: bounds) == CGRect(x: 37, y: 0, width: 132, height: 40))
      field.semanticContentAttribute = .forceRightToLeft
      #expect(field.textRect(forBounds: bounds).minX == 7)
    }
  }

  @Test(
    arguments: [(NSTextAlignment.natural, 12), (.center, 50 - 9 + 12), (.right, 100 - 18 + 12)]
      as [(NSTextAlignment, CGFloat)])
  func theCaretFollowsTheAlignment(alignment: NSTextAlignment, x: CGFloat) throws {
    try Simulation.run(.iOS18) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.font = font
      field.text = "a😀b"
      field.textAlignment = alignment
      let start = field.beginningOfDocument
      let position = try #require(field.position(from: start, offset: 3))
      #expect(field.caretRect(for: position) == CGRect(x: x, y: 14, width: 2, height: 12))
      let range = try #require(field.textRange(from: start, to: position))
      #expect(field.firstRect(for: range) == CGRect(x: x - 12, y: 14, width: 12, height: 12))
    }
  }

  @Test func viewsHaveLines() {
    Simulation.run(.iOS18) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.font = font
      view.text = "ab\nc"
      #expect(view.caretRect(for: view.endOfDocument).origin == CGPoint(x: 11, y: 20))
      #expect(view.contentSize.height == 40)
    }
  }
}
