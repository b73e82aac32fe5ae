import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// Keyboard avoidance, when things don't happen in the order in which they usually do.
@MainActor @Suite("Keyboard avoidance in odd orders") struct KeyboardOrderTests {
  @Test("B81 a field that leaves the window while it is covered leaves nothing behind")
  func fieldRemoved() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 700)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 201)
      stage.field.removeFromSuperview()
      #expect(stage.rise == 0)
      stage.keyboard.hide()
      #expect(stage.rise == 0)
    }
  }

  @Test(
    "B81 a field that dies while it is covered leaves nothing behind", arguments: [false, true])
  func fieldDeallocated(scrolls: Bool) {
    KeyboardStage.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let controller = UIViewController()
      window.rootViewController = controller
      let scrollView = UIScrollView(frame: controller.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 1200)
      controller.view.addSubview(scrollView)
      var field: UITextField? = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 40))
      weak var gone = field
      field?.formwork.avoidsKeyboard = true
      if let field { (scrolls ? scrollView : controller.view).addSubview(field) }
      field?.becomeFirstResponder()
      Simulation.current.keyboard.show(frame: KeyboardStage.docked)
      #expect(
        scrolls ? scrollView.contentInset.bottom == 300 : controller.view.transform.ty == -201)
      field?.removeFromSuperview()
      field = nil
      Simulation.current.endTurn()
      #expect(gone == nil)
      #expect(scrollView.contentInset.bottom == 0)
      #expect(controller.view.transform.ty == 0)
    }
  }

  @Test("B81 switched on while the keyboard is up, the field is kept above it at once")
  func switchedOnLate() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.formwork.avoidsKeyboard = false
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 0)
      stage.field.formwork.avoidsKeyboard = true
      #expect(stage.rise == 101)
      let second = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 40))
      stage.controller.view.addSubview(second)
      second.formwork.avoidsKeyboard = true
      second.becomeFirstResponder()
      #expect(stage.rise == 201)
      stage.keyboard.hide()
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 switched on while no keyboard is up, nothing moves")
  func switchedOnWithoutKeyboard() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 800)
      stage.window.deviceSafeArea.bottom = 34
      stage.field.becomeFirstResponder()
      stage.field.formwork.avoidsKeyboard = false
      stage.field.formwork.avoidsKeyboard = true
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 after a rotation the new keyboard and the new layout count")
  func rotation() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 101)
      // The notification comes before the layout, and the field ends up somewhere else.
      stage.keyboard.move(to: CGRect(x: 0, y: 190, width: 844, height: 200))
      stage.window.frame.size = CGSize(width: 844, height: 390)
      stage.controller.view.bounds.size = CGSize(width: 844, height: 390)
      stage.controller.view.center = CGPoint(x: 422, y: 195)
      stage.field.frame.origin.y = 200
      Simulation.current.advance(by: 1)
      #expect(stage.bottom == 185)
      stage.keyboard.hide()
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 keyboards that come and go without an animation")
  func withoutAnimation() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.becomeFirstResponder()
      for _ in 0..<3 {
        stage.keyboard.show(frame: KeyboardStage.docked, duration: 0)
        stage.keyboard.show(frame: KeyboardStage.docked, duration: 0)
        #expect(stage.rise == 101)
        stage.keyboard.hide(duration: 0)
        #expect(stage.rise == 0)
      }
      #expect(Simulation.current.animations.isEmpty)
    }
  }

  @Test("B81 what the app assigns while the field is covered isn't taken back a second time")
  func assignedMeanwhile() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 700, scrolls: true)
      guard let scrollView = stage.scrollView else { return }
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
      stage.keyboard.hide()
      #expect(scrollView.contentInset.bottom == 20)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)

      let other = KeyboardStage(fieldAt: 600)
      other.field.becomeFirstResponder()
      other.keyboard.show(frame: KeyboardStage.docked)
      other.controller.view.transform = .identity
      other.keyboard.hide()
      #expect(other.rise == 0)
    }
  }

  @Test("B81 a closure may take the field away, or the avoidance, in the midst of it")
  func reentrancy() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      // A keyboard that iPads always dock.
      stage.field.keyboardType = .asciiCapable
      stage.field.formwork.setMask("[00]")
      let field = stage.field
      field.formwork.onChange = { [unowned field] _ in field.formwork.avoidsKeyboard = false }
      field.formwork.onComplete = { [unowned field] in field.removeFromSuperview() }
      let person = Person(at: stage.field)
      person.tap()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 101)
      person.type("1")
      #expect(stage.rise == 0)
      stage.field.formwork.avoidsKeyboard = true
      #expect(stage.rise == 101)
      person.type("2")
      #expect(stage.rise == 0)
      #expect(stage.field.window == nil)
    }
  }
}
