import AppKit
import FormworkUnderTest
import Testing

@MainActor @Suite("Up and Down, where there is something to step") struct SteppingTests {
  /// Runs a test with a field and with a text view that show `09/12/2024`, the caret in the month.
  private func run(
    _ profile: Profile, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Scene, any FormattedTextControl) throws -> Void
  ) throws {
    let date = AnyInputFormat(try DateFormat("dd/MM/yyyy"))
    func begin(_ scene: Scene, _ control: any FormattedTextControl) throws {
      control.formwork.inputFormat = date
      control.formwork.value = "09/12/2024"
      scene.person.select(4..<4)
      try body(scene, control)
    }
    try Scene.field(profile, mask: nil, sourceLocation: sourceLocation) { try begin($0, $1) }
    try Scene.view(profile, mask: nil, sourceLocation: sourceLocation) { try begin($0, $1) }
  }

  @Test(arguments: Scene.profiles)
  func stepsTellsAndIsUndone(profile: Profile) throws {
    try run(profile) { scene, control in
      scene.person.pressDown()
      #expect(scene.drawn == "09/11|/2024" || scene.drawn == "09/1|1/2024")
      #expect(scene.changes.map(\.cause) == [.stepping])
      #expect(scene.changes.map(\.status.value) == ["09/11/2024"])
      scene.person.pressUp()
      scene.person.pressUp()
      #expect(
        scene.changes.map(\.status.value) == ["09/11/2024", "09/12/2024"], "there is no month 13")
      scene.person.undo()
      #expect(control.formwork.value == "09/11/2024")
      scene.person.undo()
      #expect(control.formwork.value == "09/12/2024")
      #expect(scene.changes.last?.cause == .undo)
    }
  }

  @Test(arguments: Scene.profiles)
  func buttonsAndActionsStepToo(profile: Profile) throws {
    try run(profile) { scene, control in
      scene.person.inOneTurn {
        #expect(control.formwork.step(by: -2))
      }
      #expect(control.formwork.value == "09/10/2024")
      #expect(scene.changes.map(\.cause) == [.stepping])
      scene.person.leave()
      scene.person.inOneTurn {
        #expect(control.formwork.step(by: 1))
      }
      #expect(control.formwork.value != "09/10/2024")
      #expect(scene.changes.map(\.cause) == [.stepping, .stepping])
    }
  }

  @Test func atALimitThereIsASound() throws {
    for isView in [false, true] {
      try Simulation.run(.usual) {
        let control: any FormattedTextControl = isView ? NSTextView() : NSTextField()
        var options = NumberFormat.Options()
        options.maximum = 9
        control.formwork.inputFormat = AnyInputFormat(try NumberFormat(NumberSymbols(), options))
        control.formwork.value = "8"
        let person = Person()
        person.focus(control)
        person.pressUp()
        #expect(control.formwork.value == "9")
        #expect(Simulation.current.beeps == 0)
        person.pressUp()
        #expect(control.formwork.value == "9")
        #expect(Simulation.current.beeps == 1)
      }
    }
  }

  /// A mask has nothing to step, an input method has the keys for itself, and with a modifier it is
  /// another key.
  @Test func elsewhereTheKeysAreAppKits() throws {
    for profile in Scene.profiles {
      Scene.field(profile) { scene, _ in
        scene.person.type("212")
        scene.person.pressUp()
        #expect(scene.person.text?.selectedRange().location == 0)
        #expect(scene.changes.count == 3)
      }
      try run(profile) { scene, control in
        for modifiers in [.option, .shift, .command, .control] as [NSEvent.ModifierFlags] {
          scene.person.pressDown(holding: modifiers)
          scene.person.pressUp(holding: modifiers)
          #expect(control.formwork.value == "09/12/2024")
          scene.person.pressDown(holding: modifiers)
        }
        #expect(control.formwork.value == "09/12/2024")
        Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
        scene.person.compose("に")
        scene.person.pressDown()
        #expect(scene.person.text?.hasMarkedText() == true)
        #expect(!control.formwork.step(by: -1))
      }
      try run(profile) { scene, control in
        scene.person.text?.isEditable = false
        scene.person.pressDown()
        #expect(control.formwork.value == "09/12/2024")
        #expect(scene.changes.isEmpty)
      }
    }
  }

  @Test(arguments: Scene.profiles)
  func theDelegateOfAFieldIsAskedFirst(profile: Profile) throws {
    try run(profile) { scene, control in
      guard let field = control as? NSTextField else { return }
      let app = CommandDelegate()
      field.delegate = app
      scene.person.pressDown()
      #expect(field.formwork.value == "09/11/2024")
      #expect(app.commands == ["moveDown:"])
      app.isDone = true
      scene.person.pressUp()
      #expect(field.formwork.value == "09/11/2024")
      #expect(app.commands == ["moveDown:", "moveUp:"])
      #expect(field.delegate === app)
    }
  }

  @Test(arguments: Scene.profiles)
  func theDelegateOfAViewIsAskedFirst(profile: Profile) throws {
    try run(profile) { scene, control in
      guard let view = control as? NSTextView else { return }
      let app = CommandDelegate()
      view.delegate = app
      scene.person.select(4..<4)
      scene.person.pressDown()
      #expect(view.formwork.value == "09/11/2024")
      #expect(app.commands == ["moveDown:"])
      #expect(app.changes == ["4,1:1"])
      app.isAllowed = false
      scene.person.pressDown()
      #expect(view.formwork.value == "09/11/2024")
      #expect(app.changes.count == 2)
      #expect(scene.changes.count == 1)
      app.isDone = true
      scene.person.pressDown()
      #expect(app.changes.count == 2)
    }
  }

  @Test func noKeyIsListenedToWithoutTheFocus() throws {
    try Simulation.run(.usual) {
      let fields = [NSTextField(), NSTextField()]
      let date = AnyInputFormat(try DateFormat("dd/MM/yyyy"))
      let person = Person()
      for field in fields {
        field.formwork.inputFormat = date
        field.formwork.value = "09/12/2024"
        person.focus(field)
      }
      person.select(0..<0)
      person.pressUp()
      #expect(fields.map(\.formwork.value) == ["09/12/2024", "10/12/2024"])
      fields[1].formwork.inputFormat = nil
      person.pressUp()
      #expect(fields[1].stringValue == "10/12/2024")
    }
  }
}

/// An app that may take commands for its own, or keep a text from being changed.
@MainActor private final class CommandDelegate: NSObject, NSTextViewDelegate, NSTextFieldDelegate {
  var isDone = false
  var isAllowed = true
  private(set) var commands: [String] = []
  private(set) var changes: [String] = []

  override func responds(to aSelector: Selector?) -> Bool {
    aSelector?.description.hasPrefix("formwork_isReachedThroughProxy") == false
  }

  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { take(commandSelector) }

  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    take(commandSelector)
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    changes.append(
      "\(affectedCharRange.location),\(affectedCharRange.length):\(replacementString ?? "nil")")
    return isAllowed
  }

  private func take(_ command: Selector) -> Bool {
    commands.append(command.description)
    return isDone
  }
}
