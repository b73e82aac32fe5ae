#if canImport(UIKit)
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// What is written for a `TextField` means the same at a masked field, with SwiftUI's own names and types.
@MainActor @Suite("SwiftUI: modifiers of its own") struct ViewModifierTests {
  private func field(
    _ modify: @escaping (MaskedTextField) -> MaskedTextField, _ body: (UITextField) -> Void
  ) throws {
    try ViewScene.run(.iOS26, modify: modify) { body($0.field) }
  }

  @Test(
    "what the Return key says",
    arguments: [
      .done, .go, .send, .join, .route, .search, .default, .next, .continue,
    ] as [UIReturnKeyType])
  func submitLabel(expected: UIReturnKeyType) throws {
    let labels: [UIReturnKeyType: SubmitLabel] = [
      .done: .done, .go: .go, .send: .send, .join: .join, .route: .route, .search: .search,
      .default: .return, .next: .next, .continue: .continue,
    ]
    let label = try #require(labels[expected])
    try field({ $0.submitLabel(label) }) { #expect($0.returnKeyType == expected) }
  }

  @Test("what is capitalized") func capitalization() throws {
    try field({ $0.textInputAutocapitalization(.characters) }) {
      #expect($0.autocapitalizationType == .allCharacters)
    }
    try field({ $0.textInputAutocapitalization(.never) }) {
      #expect($0.autocapitalizationType == UITextAutocapitalizationType.none)
    }
    let words: TextInputAutocapitalization? = .words
    try field({ $0.textInputAutocapitalization(words) }) {
      #expect($0.autocapitalizationType == .words)
    }
    try field({ $0.autocapitalization(.allCharacters) }) {
      #expect($0.autocapitalizationType == .allCharacters)
    }
  }

  @Test("values that can't be told apart leave the keyboard as it is") func opaque() throws {
    try SubmitLabel.$isOpaque.withValue(true) {
      try field({ $0.submitLabel(.next).textInputAutocapitalization(.characters) }) {
        #expect($0.returnKeyType == .default)
        #expect($0.autocapitalizationType == .sentences)
      }
    }
  }

  @Test("colours and borders") func looks() throws {
    try field({ $0.foregroundStyle(.red).textFieldStyle(.roundedBorder).tint(.orange) }) {
      #expect($0.textColor == UIColor(Color.red))
      #expect($0.borderStyle == .roundedRect)
      #expect($0.tintColor == UIColor(Color.orange))
    }
    try field({ $0.textFieldStyle(.plain).foregroundColor(.orange) }) {
      #expect($0.borderStyle == .none)
      #expect($0.textColor == UIColor(Color.orange))
    }
  }

  @Test("Return is told where it is asked for with a trigger, too") func submit() throws {
    var submitted: [String] = []
    let modify: (MaskedTextField) -> MaskedTextField = {
      $0.onSubmit(of: .text) { submitted.append("text") }
        .onSubmit(of: .search) { submitted.append("search") }
    }
    try ViewScene.run(.iOS26, modify: modify) { scene in
      submitted = []
      scene.person.type("2")
      scene.person.pressReturn()
      #expect(submitted == ["text"])
    }
  }

  private struct Outer: View {
    @State var phone = ""
    @State var submitted = 0
    var body: some View {
      Form {
        Text(verbatim: "\(submitted)")
        MaskedTextField("Phone", value: $phone, format: .mask("[000]"))
          .submitLabel(.next)
          .stockTextField()
          .padding()
          .keyboardType(.phonePad)
      }
      .onSubmit { submitted += 1 }
    }
  }

  @Test("at a stock field, those that are set further out count, too") func outer() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(Outer())
      let field = try #require(hosted.textFields.first)
      #expect(field.keyboard as? UIKeyboardType == .phonePad)
      #expect(field.submitLabel == "next")
      field.tap()
      field.type("1")
      field.pressReturn()
      #expect(hosted.texts == ["1"])
    }
  }

  /// A bullet has three bytes, and the digit that it hides has one.
  @Test(arguments: [LengthUnit.characters, .bytes])
  func whatIsRedactedCountsAsWhatItIs(unit: LengthUnit) throws {
    try ViewScene.run(
      .iOS26, mask: "[00]-[00]",
      modify: { $0.maximumLength(20, in: unit).redaction(Redaction()) }
    ) { scene in
      scene.person.type("1234")
      scene.person.endTurn()
      #expect(scene.app.status.remainingLength == 15)
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.app.status.text == "••-••")
      #expect(scene.app.status.remainingLength == 15)
      #expect(scene.app.value == "1234" && scene.app.isComplete)
    }
  }

  /// Each modifier adds an action, so a view of the app's own may have one and its user another.
  @Test(arguments: [false, true])
  func everyActionRunsInTheOrderOfTheModifiers(isStock: Bool) throws {
    try Simulation.run(.iOS26) {
      let log = ActionLog()
      let hosted = Hosted(Actions(log: log, isStock: isStock))
      Simulation.current.endTurn()
      if isStock {
        let field = try #require(hosted.textFields.first)
        field.tap()
        for key in ["1", "x", "2"] {
          field.type(key)
          Simulation.current.endTurn()
        }
        field.pressReturn()
      } else {
        let person = Person(at: try #require(hosted.views(of: UITextField.self).first))
        person.tap()
        for key in ["1", "x", "2"] {
          person.type(key)
          person.endTurn()
        }
        person.pressReturn()
      }
      Simulation.current.endTurn()
      #expect(
        log.told == [
          "change 1 1", "change 2 1", "reject 1", "reject 2", "change 1 12", "change 2 12",
          "complete 1 12", "complete 2 12", "submit 1", "submit 2",
        ])
      #expect(hosted.failures.isEmpty)
    }
  }

  @MainActor private final class ActionLog {
    var told: [String] = []
    var value = ""
  }

  private struct Actions: View {
    let log: ActionLog
    let isStock: Bool
    @State private var value = ""

    var body: some View {
      // The binding already has the new value when an action runs.
      let bound = Binding(get: { value }, set: { (value, log.value) = ($0, $0) })
      let field = MaskedTextField("Code", value: bound, format: .mask("[00]"))
        .onInputChange { _ in log.told.append("change 1 \(log.value)") }
        .onInputChange { _ in log.told.append("change 2 \(log.value)") }
        .onInputComplete { log.told.append("complete 1 \(log.value)") }
        .onInputComplete { log.told.append("complete 2 \(log.value)") }
        .onReject { _ in log.told.append("reject 1") }
        .onReject { _ in log.told.append("reject 2") }
        .onSubmit { log.told.append("submit 1") }
        .onSubmit { log.told.append("submit 2") }
      if isStock { field.stockTextField() } else { field }
    }
  }
}
#endif
