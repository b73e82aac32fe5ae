import FormworkUIUnderTest
import Testing
import UIKit

@MainActor @Suite struct MaskedTextInputListenerTests {
  final class ViewModel: OnMaskedTextChangedListener {
    var lines: [String] = []

    func textInput(
      _ textInput: any UITextInput, didExtractValue value: String,
      didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String
    ) {
      lines.append("listener \(value) \(complete) \(tailPlaceholder)")
    }
  }

  @Test func itTellsWhatIsMissing() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      let person = Person(at: field)
      let model = ViewModel()
      let listener = MaskedTextInputListener(primaryFormat: "[00]{/}[00]") {
        input, value, isComplete, tail in
        #expect(input === field)
        model.lines.append("closure \(value) \(isComplete) \(tail)")
      }
      listener.listener = model
      field.delegate = listener
      person.tap()
      person.type("12")
      #expect(
        model.lines == [
          "listener 1 false 0/00", "closure 1 false 0/00", "listener 12/ false 00",
          "closure 12/ false 00",
        ])
      model.lines = []
      let result = listener.put(text: "1227", into: field)
      #expect(result.extractedValue == "12/27")
      #expect(model.lines == ["listener 12/27 true ", "closure 12/27 true "])
      person.endTurn()
    }
  }

  @Test func itServesFieldsAndTextViews() {
    Simulation.run(.iOS18) {
      let view = UITextView(frame: .zero)
      let field = UITextField(frame: .zero)
      let model = ViewModel()
      let listener = MaskedTextInputListener(primaryFormat: "[00]{/}[00]")
      listener.listener = model
      view.delegate = listener
      field.delegate = listener
      let person = Person(at: view)
      person.tap()
      person.type("1x2")
      #expect(view.text == "12/")
      #expect(model.lines == ["listener 1 false 0/00", "listener 12/ false 00"])
      model.lines = []
      #expect(listener.put(text: "1227", into: view).complete)
      #expect(listener.put(text: "3", into: field).extractedValue == "3")
      #expect(model.lines == ["listener 12/27 true ", "listener 3 false 0/00"])
      person.endTurn()
    }
  }

  @Test func closuresWithoutTheRemainder() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      var values: [String] = []
      let listener = MaskedTextInputListener(
        primaryFormat: "[00]",
        onMaskedTextChangedCallback: { (_, value: String, _) in values.append(value) })
      listener.put(text: "12", into: field)
      #expect(values == ["12"])
    }
  }
}
