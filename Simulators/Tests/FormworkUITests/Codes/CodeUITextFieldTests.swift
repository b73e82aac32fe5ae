@testable import FormworkUnderTest
import Testing
import UIKit

/// A code in one field with a box for each character.
@MainActor @Suite("A code field with boxes") struct CodeUITextFieldTests {
  /// Draws a box as text, for the test.
  private final class Box: UIView, CodeBoxView {
    var shown = ""
    func show(_ box: CodeBox) {
      shown = (box.isActive ? "|" : "") + (box.text.isEmpty ? "_" : box.text)
      if box.isInvalid { shown += "!" }
    }
  }

  private func run(
    _ profile: Profile = .iOS26, _ layout: CodeBoxLayout = CodeBoxLayout(groups: [3, 3]),
    format: FieldFormat<String>? = nil, width: CGFloat = 390,
    _ body: (CodeUITextField, Person, () -> String) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let field = CodeUITextField(layout: layout, format: format, makeBox: { Box(frame: .zero) })
      field.frame = CGRect(x: 0, y: 0, width: width, height: 52)
      let person = Person(at: field)
      person.endTurn()
      try body(field, person) {
        Simulation.current.endTurn()
        return field.subviews.compactMap { ($0 as? Box)?.shown }.joined()
      }
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func keysFillTheBoxes(profile: Profile) {
    run(profile) { field, person, drawn in
      var completions: [String] = []
      field.formwork.onComplete = { [unowned field] in completions.append(field.formwork.value) }
      #expect(drawn() == "______")
      person.tap()
      #expect(drawn() == "|_" + "_____")
      person.type("12x3")
      #expect(drawn() == "123|___")
      person.backspace()
      #expect(drawn() == "12|____")
      person.type("3456")
      #expect(drawn() == "12345|6")
      #expect(completions == ["123456"])
      person.type("7")
      #expect(field.formwork.value == "123456")
      person.leave()
      #expect(drawn() == "123456")
    }
  }

  @Test("B89 A code in boxes is filled in at once or digit by digit", arguments: Profile.all)
  func pasteAndAutoFillAreThoseOfOneField(profile: Profile) {
    for pasted in ["123456", "123-456", "123–456", "123 456", "Your code is 123456."] {
      run(profile) { field, person, drawn in
        person.tap()
        person.paste(pasted)
        person.endTurn()
        #expect(field.formwork.value == "123456", "\(pasted)")
        #expect(drawn() == "12345|6", "\(pasted)")
      }
    }
    run(profile) { field, person, drawn in
      #expect(field.textContentType == .oneTimeCode)
      #expect(field.keyboardType == .numberPad)
      person.tap()
      person.fillOneTimeCode("482913")
      #expect(field.formwork.value == "482913")
      #expect(drawn() == "48291|3")
    }
  }

  @Test(arguments: Profile.all)
  func whatCodeSetsIsDrawn(profile: Profile) {
    run(profile) { field, _, drawn in
      field.formwork.value = "12"
      #expect(drawn() == "12____")
      field.text = "987654"
      #expect(drawn() == "987654")
      field.isSecureTextEntry = true
      field.setNeedsLayout()
      #expect(drawn() == "••••••")
    }
  }

  @Test func aRejectedCodeIsMarkedUntilTheNextKey() {
    run { field, person, drawn in
      person.tap()
      person.type("12")
      field.isInvalid = true
      #expect(drawn() == "1!2!|_!_!_!_!")
      person.backspace()
      #expect(drawn() == "1|_" + "____")
    }
  }

  /// VoiceOver finds one field, whose name the app gives, and none of the boxes.
  @Test func assistiveTechnologiesFindOneField() {
    run { field, _, _ in
      #expect(field.subviews.count == 7)
      #expect(field.subviews.allSatisfy { !$0.isAccessibilityElement })
      #expect(field.subviews.allSatisfy { !$0.isUserInteractionEnabled })
      #expect(field.textColor == .clear)
      #expect(field.tintColor == .clear)
    }
  }

  @Test func theCaretIsAtTheEndAndInTheNextBox() {
    run { field, person, _ in
      person.tap()
      person.type("12")
      let place = field.closestPosition(to: .zero)
      #expect(place.map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
      let caret = field.caretRect(for: field.endOfDocument)
      #expect(caret.minX == CGFloat(104))
      person.type("3456")
      #expect(field.caretRect(for: field.endOfDocument).maxX == field.intrinsicContentSize.width)
    }
  }

  @Test func placesFromLeftToRightAtTheEdgeOfTheLanguage() {
    run(width: 400) { field, _, _ in
      Simulation.current.endTurn()
      let boxes = field.subviews.compactMap { $0 as? Box }
      let width = field.intrinsicContentSize.width
      #expect(boxes.first?.frame.minX == 0)
      #expect(boxes.last?.frame.maxX == width)
      let separator = field.subviews.compactMap { $0 as? UILabel }.first
      #expect(separator?.text == "–")
      #expect(separator?.frame.minX == boxes[2].frame.maxX)
      field.semanticContentAttribute = .forceRightToLeft
      field.setNeedsLayout()
      Simulation.current.endTurn()
      #expect(boxes.first?.frame.minX == 400 - width)
      #expect(boxes.last?.frame.maxX == 400)
    }
  }

  @Test func codesOfLetters() {
    run(.iOS26, CodeBoxLayout(length: 4), format: .mask("[____]")) { field, person, drawn in
      person.tap()
      person.type("a1-b2")
      #expect(field.formwork.value == "a1b2")
      #expect(drawn() == "a1b|2")
    }
  }

  @Test func theBoxOfThisPackage() {
    Simulation.run(.iOS26) {
      let box = StandardCodeBoxView(frame: CGRect(x: 0, y: 0, width: 44, height: 52))
      let boxes = CodeBoxLayout(length: 2).boxes(for: "1", caret: 0, isInvalid: false)
      box.show(boxes[0])
      let labels = box.subviews.compactMap { $0 as? UILabel }
      #expect(labels.map(\.text) == ["1"])
      #expect(labels.first?.font == .preferredFont(forTextStyle: .title2))
      #expect(labels.first?.adjustsFontForContentSizeCategory == true)
      #expect(box.subviews.last?.isHidden == false)
      box.show(boxes[1])
      #expect(box.subviews.last?.isHidden == true)
    }
  }

  /// A key that changes nothing isn't an edit.
  @Test func aRejectedKeyKeepsTheMarkAndTheCaretIsOnTheRightInArabic() {
    run(width: 400) { field, person, drawn in
      person.tap()
      person.type("12")
      field.isInvalid = true
      person.type("x")
      #expect(field.isInvalid && drawn() == "1!2!|_!_!_!_!")
      field.semanticContentAttribute = .forceRightToLeft
      let edge = 400 - field.intrinsicContentSize.width
      #expect(field.caretRect(for: field.endOfDocument).minX == edge + 104)
    }
    run(.iOS26, CodeBoxLayout(groups: [3, 3], separator: "")) { field, _, _ in
      #expect(field.subviews.allSatisfy { !($0 is UILabel) })
    }
  }
}
