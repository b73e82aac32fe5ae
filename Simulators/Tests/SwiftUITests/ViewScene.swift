import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension Simulation {
  /// Runs a test in which a pattern may be one that can't be read, which stops a debug build elsewhere.
  @MainActor static func runWithMistakes<Result>(
    _ profile: Profile, _ body: () throws -> Result
  ) rethrows -> Result {
    try FormatError.observing({ _, _ in }) { try run(profile, body) }
  }
}

extension FieldFormat<String> {
  /// A mask, or a plain field.
  static func optionalMask(_ pattern: String?) -> Self { pattern.map { .mask($0) } ?? .text() }
}

/// A masked text field in SwiftUI, a person at it, and an app that can set each of its states.
///
///     ViewScene.run(profile) { scene in
///       scene.person.type("212")
///       #expect(scene.app.value == "212")
///     }
@MainActor final class ViewScene {
  nonisolated static let phone = "+1 ([000]) [000]-[0000]"

  /// What the app has at hand outside of the view.
  @MainActor final class App {
    fileprivate(set) var form: Form.Bindings?
    fileprivate(set) var changes: [InputChange] = []
    fileprivate(set) var completions = 0
    fileprivate(set) var submitted: [String] = []
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
    var isComplete: Bool { status.isValid }
    var status: InputStatus { form?.status.wrappedValue ?? InputStatus() }

    /// Describes the interface anew with nothing changed.
    func refresh() { form?.count.wrappedValue += 1 }
  }

  struct Form: View {
    struct Bindings {
      var value: Binding<String>
      var mask: Binding<String?>
      var status: Binding<InputStatus>
      var isFocused: Binding<Bool>
      var isShown: Binding<Bool>
      var count: Binding<Int>
    }

    let app: App
    @State var value: String
    @State var mask: String?
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
        MaskedTextField("Phone", value: filtered, format: .optionalMask(mask))
          .inputStatus($status)
          .focused($isFocused)
          .onInputChange { app.changes.append($0) }
          .onInputComplete { app.completions += 1 }
          .onSubmit { app.submitted.append(app.value) })
    }

    private var filtered: Binding<String> {
      Binding(get: { value }, set: { value = app.filter($0) })
    }

    private func remember() {
      app.form = Bindings(
        value: $value, mask: $mask, status: $status,
        isFocused: $isFocused, isShown: $isShown, count: $count)
    }
  }

  let app: App
  let hosted: Hosted<Form>
  let field: StockField
  let person: ViewPerson

  /// Shows a form on the screen of the present simulation.
  init?(
    value: String, mask: String?, updates moment: HostCore.Moment,
    modify: @escaping (MaskedTextField) -> MaskedTextField = { $0 }
  ) {
    app = App()
    app.modify = modify
    hosted = Hosted(Form(app: app, value: value, mask: mask), updates: moment)
    guard let field = hosted.views(of: StockField.self).first else { return nil }
    self.field = field
    person = ViewPerson(at: field)
    person.endTurn()
  }

  /// Runs a test in a system of `profile`, once for each moment at which updates may come.
  static func run(
    _ profile: Profile, value: String = "", mask: String? = phone, focused: Bool = true,
    modify: @escaping (MaskedTextField) -> MaskedTextField = { $0 },
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (ViewScene) throws -> Void
  ) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.runWithMistakes(profile) {
        let scene = try #require(
          ViewScene(value: value, mask: mask, updates: moment, modify: modify))
        if focused { scene.person.tap() }
        _ = Simulation.current.takeLog()
        try body(scene)
        scene.person.endTurn()
        #expect(scene.hosted.failures.isEmpty, sourceLocation: sourceLocation)
        #expect(Simulation.current.crashes.isEmpty, sourceLocation: sourceLocation)
      }
    }
  }

  /// The text with its caret.
  var drawn: String { person.picture }

  /// The text on the screen.
  var text: String { field.shown }

  var hasFocus: Bool { field.hasFocus }

  /// Sets states of the app in one turn.
  func set(_ change: (App) -> Void) {
    person.inOneTurn { change(app) }
  }

  /// Checks that binding, field and status agree.
  func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(app.value == field.formwork.value, sourceLocation: sourceLocation)
    #expect(app.isComplete == field.formwork.status.isValid, sourceLocation: sourceLocation)
    #expect(app.status.text == text, sourceLocation: sourceLocation)
    if let format = field.formwork.inputFormat {
      let shown = format.formatted(value: app.value)
      let texts = [shown.text, format.editingBegan(shown).text, format.editingEnded(shown).text]
      #expect(texts.contains(text), sourceLocation: sourceLocation)
    }
  }
}
