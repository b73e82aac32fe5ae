import FormworkTestSupport
import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// Keyboard avoidance, by what contains the field.
@MainActor @Suite("Keyboard avoidance in odd surroundings") struct KeyboardSurroundingsTests {
  @Test("B81 of nested scroll views that one moves which can show the field")
  func nestedScrollViews() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 0, scrolls: true)
      guard let outer = stage.scrollView else { return }
      let row = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 60))
      row.contentSize = CGSize(width: 1000, height: 60)
      outer.addSubview(row)
      row.addSubview(stage.field)
      stage.field.frame.origin = CGPoint(x: 20, y: 10)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(row.contentInset.bottom == 0)
      #expect(outer.contentInset.bottom == 300)
      #expect(stage.bottom <= 544 - 5)
      stage.keyboard.hide()
      #expect(outer.contentInset.bottom == 0)
    }
  }

  /// Only the place in the window counts, not the views on the way to it.
  @Test("B81 a scroll view in other views moves as it does alone")
  func aScrollViewInOtherViews() {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<20 {
      // Whole points, which add up exactly.
      let number = { (range: ClosedRange<Int>) in CGFloat(Int.random(in: range, using: &random)) }
      let place = CGRect(x: 0, y: number(0...300), width: 390, height: number(300...544))
      let (top, outer, inner) = (number(0...900), number(-200...200), number(-200...200))
      var results: [[CGFloat]] = []
      for isNested in [false, true] {
        Simulation.run(.iOS26) {
          let stage = KeyboardStage(fieldAt: top, scrolls: true)
          guard let view = stage.scrollView else { return }
          view.frame = place
          if isNested {
            let first = UIView(frame: CGRect(x: 0, y: outer, width: 390, height: 844))
            let second = UIView(frame: CGRect(x: 0, y: inner, width: 390, height: 844))
            stage.controller.view.addSubview(first)
            first.addSubview(second)
            second.addSubview(view)
            view.frame.origin.y -= outer + inner
          }
          stage.field.becomeFirstResponder()
          stage.keyboard.show(frame: KeyboardStage.docked)
          results.append([view.contentInset.bottom, view.contentOffset.y, stage.bottom, stage.rise])
        }
      }
      #expect(results.count == 2 && results.first == results.last, "\(place) \(outer) \(inner)")
    }
  }

  @Test("B81 where no scroll view can show the field, the view rises")
  func scrollViewBelowTheKeyboard() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 0)
      let row = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 60))
      row.contentSize = CGSize(width: 1000, height: 60)
      stage.controller.view.addSubview(row)
      row.addSubview(stage.field)
      stage.field.frame.origin = CGPoint(x: 20, y: 10)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(row.contentInset.bottom == 0)
      #expect(stage.rise == 211)
      stage.field.resignFirstResponder()
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 a control that is taller than the room shows its caret")
  func tallTextView() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 0)
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
      view.formwork.avoidsKeyboard = true
      stage.controller.view.addSubview(view)
      view.text = "one line"
      view.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 0, "the caret is in the first line, well above the keyboard")
      stage.keyboard.hide()
      view.text = String(repeating: "line\n", count: 38)
      view.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      let caret = view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .zero
      let place = view.convert(caret, to: stage.window)
      #expect(place.maxY <= 544 - 5 && place.minY >= 0)
    }
  }

  /// In a scroll view, the caret is what is scrolled to, wherever it is in the control.
  @Test(
    "B81 a control that is taller than the room shows its caret in a scroll view",
    arguments: [1, 12, 42])
  func tallTextViewThatScrolls(lines: Int) throws {
    try Simulation.run(.iOS26) {
      let stage = KeyboardStage(fieldAt: 0, scrolls: true)
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 900))
      view.formwork.avoidsKeyboard = true
      try #require(stage.scrollView).addSubview(view)
      view.text = String(repeating: "line\n", count: lines - 1) + "line"
      view.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      let caret = try #require(view.selectedTextRange.map { view.caretRect(for: $0.end) })
      let place = view.convert(caret, to: stage.window)
      #expect(place.maxY <= 544 - 5 && place.minY >= 0, "\(place)")
    }
  }

  @Test("B81 inside SwiftUI, and inside a table's controller, nothing moves")
  func byThemselves() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 0)
      let host = _UIHostingView(frame: stage.controller.view.bounds)
      stage.controller.view.addSubview(host)
      host.addSubview(stage.field)
      stage.field.frame.origin.y = 700
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 0)
      stage.keyboard.hide()

      let table = UITableViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = table
      let child = UIViewController()
      table.addChild(child)
      child.view.frame = CGRect(x: 0, y: 680, width: 390, height: 80)
      table.tableView.addSubview(child.view)
      let field = UITextField(frame: CGRect(x: 0, y: 20, width: 390, height: 40))
      field.formwork.avoidsKeyboard = true
      child.view.addSubview(field)
      field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(child.view.transform.isIdentity)
      #expect(table.tableView.contentInset.bottom == 0)
    }
  }

  @Test("B81 a form that a table's controller presents moves by itself")
  func presented() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600, in: PresentedController())
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 101)
    }
  }
}

/// Named as SwiftUI's own.
private final class _UIHostingView: UIView, @unchecked Sendable {}

/// A controller whose events go on to the one that has presented it, as UIKit's do.
private final class PresentedController: UIViewController, @unchecked Sendable {
  private lazy var presenter = UITableViewController()
  override var next: UIResponder? { presenter }
}
