import Testing
import UIKit

@Suite @MainActor struct KeyboardTests {
  /// Writes down the keyboard's notifications.
  final class Listener: @unchecked Sendable {
    var names: [String] = []
    var last: Notification?
    private var tokens: [any Foundation.NSObjectProtocol] = []

    init() {
      tokens = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [unowned self] in
          let name = $0.name.rawValue
          names.append(String(name.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
          last = $0
        }
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  let docked = CGRect(x: 0, y: 544, width: 390, height: 300)
  let floating = CGRect(x: 20, y: 400, width: 200, height: 150)

  @Test func itComesMovesAndGoes() {
    Simulation.run(.iOS18) {
      let listener = Listener()
      let keyboard = Simulation.current.keyboard
      keyboard.show(frame: docked)
      #expect(listener.take() == ["WillChangeFrame", "WillShow"])
      Simulation.current.advance(by: 1)
      #expect(listener.take() == ["DidChangeFrame", "DidShow"])
      keyboard.move(to: docked.insetBy(dx: 0, dy: -20), duration: 0)
      #expect(listener.take() == ["WillChangeFrame", "DidChangeFrame"])
      keyboard.hide(duration: 0)
      #expect(listener.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
      #expect(keyboard.frame == nil)
      keyboard.hide()
      #expect(listener.take() == [])
    }
  }

  @Test func theNotificationSaysHow() {
    Simulation.run(.iOS18) {
      let listener = Listener()
      let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 800, height: 600))
      Simulation.current.keyboard.show(frame: docked, duration: 0.4, isLocal: false, screen: screen)
      let info = listener.last?.userInfo
      let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      #expect(end?.cgRectValue == docked)
      let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
      #expect(begin?.cgRectValue.minY == 600)
      #expect(info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.4)
      #expect(info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.4)
      #expect(info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
      #expect(info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
      #expect((info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue == 7)
      #expect(info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == false)
      #expect(listener.last?.object as? UIScreen === screen)
    }
  }

  @Test func oldSystemsNameNoScreen() {
    Simulation.run(.iOS15) {
      let listener = Listener()
      Simulation.current.keyboard.show(frame: docked)
      #expect(listener.last?.object == nil)
    }
  }

  @Test(arguments: [(Profile.iOS18, true), (.nasty, false)])
  func aKeyboardThatFloatsMayHide(profile: Profile, hides: Bool) {
    Simulation.run(profile) {
      let listener = Listener()
      let keyboard = Simulation.current.keyboard
      keyboard.show(frame: docked, duration: 0)
      _ = listener.take()
      keyboard.float(frame: floating)
      #expect(listener.take().contains("WillHide") == hides)
      keyboard.float(frame: floating.offsetBy(dx: 9, dy: 9))
      #expect(listener.take() == ["WillChangeFrame", "DidChangeFrame"])
      keyboard.show(frame: docked, duration: 0)
      #expect(listener.take().contains("WillShow"))
    }
  }
}
