import FormworkUIUnderTest
import SwiftUI
import Testing
import UIKit

/// A masked text field in SwiftUI, a person at it, and an app that can set each of its states.
///
///     ViewScene.run(.iOS26) { scene in
///       scene.person.type("212")
///       #expect(scene.app.value == "212")
///     }
@MainActor final class ViewScene {
  /// What the app has at hand outside of the view.
  @MainActor final class App {
    fileprivate(set) var form: Form.Bindings?
    fileprivate(set) var changes: [InputChange] = []
    fileprivate(set) var completions = 0
    fileprivate(set) var submissions = 0
    fileprivate(set) var errors: [InputFormatError] = []
    fileprivate var modify: (MaskedTextField) -> MaskedTextField = { $0 }

    /// What the binding makes of a new value, before it keeps it.
    var filter: (String) -> String = { $0 }

    var value: String {
      get { form?.value.wrappedValue ?? "" }
      set { form?.value.wrappedValue = newValue }
    }
    var mask: String? {
      get { form?.mask.wrappedValue }
      set { form?.mask.wrappedValue = newValue }
    }
    var isFocused: Bool {
      get { form?.isFocused.wrappedValue ?? false }
      set { form?.isFocused.wrappedValue = newValue }
    }
    var isShown: Bool {
      get { form?.isShown.wrappedValue ?? false }
      set { form?.isShown.wrappedValue = newValue }
    }
    var isComplete: Bool { form?.isComplete.wrappedValue ?? false }
    var status: InputStatus { form?.status.wrappedValue ?? InputStatus() }

    /// Describes the interface anew with nothing changed.
    func refresh() { form?.count.wrappedValue += 1 }
  }

  struct Form: View {
    struct Bindings {
      var value: Binding<String>
      var mask: Binding<String?>
      var isComplete: Binding<Bool>
      var status: Binding<InputStatus>
      var isFocused: Binding<Bool>
      var isShown: Binding<Bool>
      var count: Binding<Int>
    }

    let app: App
    @State var value: String
    @State var mask: String?
    @State var isComplete = false
    @State var status = InputStatus()
    @State var isFocused = false
    @State var isShown = true
    @State var count = 0

    var body: some View {
      let _ = remember()
      Text("\(count)")
      if isShown { field }
    }

    private var field: some View {
      app.modify(
        MaskedTextField("Phone", value: filtered, mask: mask, isComplete: $isComplete)
          .inputStatus($status)
          .focused($isFocused)
          .onInputChange { app.changes.append($0) }
          .onInputComplete { app.completions += 1 }
          .onInputFormatError { app.errors.append($0) }
          .onSubmit { app.submissions += 1 })
    }

    private var filtered: Binding<String> {
      Binding(get: { value }, set: { value = app.filter($0) })
    }

    private func remember() {
      app.form = Bindings(
        value: $value, mask: $mask, isComplete: $isComplete, status: $status,
        isFocused: $isFocused, isShown: $isShown, count: $count)
    }
  }

  let app: App
  let hosted: Hosted<Form>
  let field: UITextField
  let person: Person

  private init(
    _ app: App, _ hosted: Hosted<Form>, _ field: UITextField
  ) {
    self.app = app
    self.hosted = hosted
    self.field = field
    person = Person(at: field)
  }

  /// Runs a test in a system of `profile`, once for each moment at which updates may come.
  static func run(
    _ profile: Profile, value: String = "", mask: String? = Scene.phone, focused: Bool = true,
    modify: @escaping (MaskedTextField) -> MaskedTextField = { $0 },
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (ViewScene) throws -> Void
  ) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        let app = App()
        app.modify = modify
        let hosted = Hosted(Form(app: app, value: value, mask: mask), updates: moment)
        let field = try #require(hosted.views(of: UITextField.self).first)
        let scene = ViewScene(app, hosted, field)
        scene.person.endTurn()
        if focused { scene.person.tap() }
        _ = Simulation.current.takeLog()
        try body(scene)
        scene.person.endTurn()
        #expect(hosted.failures.isEmpty, sourceLocation: sourceLocation)
        #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
      }
    }
  }

  /// The text with its caret.
  var drawn: String { person.picture }

  /// Sets states of the app in one turn.
  func set(_ change: (App) -> Void) {
    person.inOneTurn { change(app) }
  }

  /// Checks that binding, field and status agree.
  func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(app.value == field.unmaskedValue, sourceLocation: sourceLocation)
    #expect(app.isComplete == field.isInputComplete, sourceLocation: sourceLocation)
    #expect(app.status.text == field.text, sourceLocation: sourceLocation)
    if let format = field.inputFormat {
      let shown = format.formatted(value: app.value)
      let texts = [shown.text, format.focused(shown).text, format.blurred(shown).text]
      #expect(texts.contains(field.text ?? ""), sourceLocation: sourceLocation)
    }
  }
}
