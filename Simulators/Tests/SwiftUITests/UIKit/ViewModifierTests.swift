#if canImport(UIKit)
import FormworkUIUnderTest
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
}
#endif
