import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Keyboard avoidance") struct KeyboardTests {
  @Test("B81 the view rises as far as the keyboard covers the field, and goes back")
  func rises() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 101)
      stage.field.formwork.keyboardSpacing = 20
      #expect(stage.rise == 116)
      stage.keyboard.hide()
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 nothing moves for a field that isn't covered")
  func uncovered() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 400)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 a scroll view gets an inset on top of the app's own, and shows the field")
  func scrolls() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 700, scrolls: true)
      guard let scrollView = stage.scrollView else { return }
      scrollView.contentInset.bottom = 11
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(scrollView.contentInset.bottom == 311)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 300)
      #expect(stage.rise == 0)
      let place = stage.field.convert(stage.field.bounds, to: stage.window)
      #expect(place.maxY <= 544 - 5)
      scrollView.contentInset.bottom += 9
      stage.field.resignFirstResponder()
      #expect(scrollView.contentInset.bottom == 20, "what the app added meanwhile stays")
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
    }
  }

  @Test("B81 the safe area at the bottom is part of the keyboard's height, not added to it")
  func safeArea() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 700, scrolls: true)
      stage.window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.scrollView?.contentInset.bottom == 266)
      #expect(stage.scrollView?.adjustedContentInset.bottom == 300)
    }
  }

  @Test("B81 a keyboard that is up already is known when the focus moves to a second field")
  func secondField() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      let second = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 40))
      second.formwork.avoidsKeyboard = true
      stage.controller.view.addSubview(second)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      second.becomeFirstResponder()
      #expect(stage.rise == 201)
      stage.field.becomeFirstResponder()
      #expect(stage.rise == 101)
      stage.field.resignFirstResponder()
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 a floating keyboard covers nothing, a moved one something else")
  func floating() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.becomeFirstResponder()
      stage.keyboard.float(frame: CGRect(x: 40, y: 500, width: 300, height: 200))
      #expect(stage.rise == 0)
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 101)
      stage.keyboard.move(to: CGRect(x: 0, y: 504, width: 390, height: 340))
      #expect(stage.rise == 141)
    }
  }

  @Test("B81 a hardware keyboard leaves its bar, which counts as far as it is seen")
  func hardware() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 780)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: CGRect(x: 0, y: 789, width: 390, height: 300))
      #expect(stage.rise == 36)
    }
  }

  @Test("B81 the window's place on the screen counts")
  func slideOver() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.window.frame.origin = CGPoint(x: 0, y: -100)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 1, "in the window the keyboard begins at 644, 100 points lower")
    }
  }

  @Test("B81 another app's keyboard, another screen's and another field's move nothing")
  func foreign() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked, isLocal: false)
      #expect(stage.rise == 0)
      stage.field.resignFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 0)
      let other = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
      stage.field.becomeFirstResponder()
      stage.keyboard.hide()
      stage.keyboard.show(frame: KeyboardStage.docked, screen: other)
      if Simulation.current.profile.keyboardNamesScreen { #expect(stage.rise == 0) }
    }
  }

  @Test("B81 it moves as the keyboard moves")
  func animation() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked, duration: 0.4, curve: 7)
      #expect(Simulation.current.animations.last?.duration == 0.4)
      #expect(Simulation.current.animations.last?.curve == 7)
      let count = Simulation.current.animations.count
      stage.keyboard.move(to: CGRect(x: 0, y: 504, width: 390, height: 340), duration: 0)
      #expect(Simulation.current.animations.count == count, "nothing is animated in no time")
      #expect(stage.rise == 141)
    }
  }

  @Test("B81 table view controllers and SwiftUI avoid the keyboard by themselves")
  func byThemselves() {
    KeyboardStage.run {
      let controller = UITableViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      let field = UITextField(frame: CGRect(x: 20, y: 700, width: 350, height: 40))
      field.formwork.avoidsKeyboard = true
      controller.view.addSubview(field)
      field.becomeFirstResponder()
      Simulation.current.keyboard.show(frame: KeyboardStage.docked)
      #expect(controller.tableView.contentInset.bottom == 0)
      #expect(controller.view.transform.ty == 0)
    }
  }

  @Test("B81 switched off, everything goes back")
  func switchedOff() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      stage.field.formwork.avoidsKeyboard = false
      #expect(stage.rise == 0)
      stage.keyboard.move(to: CGRect(x: 0, y: 504, width: 390, height: 340))
      #expect(stage.rise == 0)
    }
  }

  @Test("B81 a scroll view that ends above the bottom needs less room, and its field has its space")
  func shortScrollView() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 900, scrolls: true)
      stage.scrollView?.frame.size.height = 700
      stage.field.formwork.keyboardSpacing = 40
      stage.field.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.scrollView?.contentInset.bottom == 156)
      #expect(stage.bottom <= 544 - 40)
      stage.keyboard.hide()
      #expect(stage.scrollView?.contentInset.bottom == 0)
    }
  }

  @Test("B81 a space alone moves nothing, and counts once the field avoids the keyboard")
  func spaceFirst() {
    KeyboardStage.run {
      let stage = KeyboardStage(fieldAt: 600)
      let second = UITextField(frame: CGRect(x: 20, y: 600, width: 350, height: 40))
      second.formwork.keyboardSpacing = 20
      stage.controller.view.addSubview(second)
      second.becomeFirstResponder()
      stage.keyboard.show(frame: KeyboardStage.docked)
      #expect(stage.rise == 0 && !second.formwork.avoidsKeyboard)
      second.formwork.avoidsKeyboard = true
      #expect(stage.rise == 116)
    }
  }
}
