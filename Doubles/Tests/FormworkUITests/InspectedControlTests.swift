@_spi(InterfaceBuilder) @testable import FormworkUIUnderTest
import Testing
import UIKit

@MainActor @Suite("Interface Builder") struct InspectedControlTests {
  /// What the attributes inspector sets, each as a step of its own.
  private static let steps: [@MainActor (UITextField) -> Void] = [
    { $0.inspected.pattern = "(999) 999-9999" },
    { $0.inspected.syntax = "digits" },
    { $0.inspected.autoskip = true },
    { $0.inspected.completesOnFocus = true },
    { $0.inspected.allowed = "digits" },
    { $0.inspected.maximumLength = 9 },
  ]

  @Test(arguments: [
    [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [3, 1, 5, 0, 2, 4], [2, 3, 0, 4, 5, 1],
  ])
  func piecesComeInAnyOrder(order: [Int]) {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      for index in order { Self.steps[index](field) }
      #expect(field.inputFormatError == nil)
      field.text = "2125550100"
      #expect(field.text == "(212) 555")
      field.text = nil
      Person(at: field).tap()
      #expect(field.text == "(")
    }
  }

  @Test func namesThatStandForNothingAreReported() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.inspected.pattern = "###"
      field.inspected.syntax = "sharp"
      #expect(
        field.inputFormatError?.description
          == "“sharp” isn't a valid syntax. Use one of: brackets, hash, digits.")
      field.text = "abcd"
      #expect(field.text == "abcd")
      field.inspected.syntax = "hash"
      #expect(field.inputFormatError == nil)
      field.inspected.allowed = "letters"
      #expect(
        field.inputFormatError?.description
          == "“letters” isn't a valid set of allowed characters. Use one of: digits, decimal, nonChinese, emoji."
      )
      field.inspected.allowed = "digits"
      #expect(field.inputFormatError == nil)
      field.inspected.allowed = nil
      #expect(field.allowedCharacters == nil)
    }
  }

  /// A storyboard sets its keys in no order that is promised, so what is wrong with one must be
  /// seen whichever come after it.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1], [3, 0, 1, 2]])
  func aWrongNameIsReportedInAnyOrder(order: [Int]) {
    for wrong in ["syntax", "set of allowed characters"] {
      Simulation.run(.iOS18) {
        let field = UITextField(frame: .zero)
        let steps: [@MainActor (UITextField) -> Void] = [
          { $0.inspected.pattern = "###" },
          { $0.inspected.syntax = wrong == "syntax" ? "sharp" : "hash" },
          { $0.inspected.allowed = wrong != "syntax" ? "letters" : "digits" },
          { $0.inspected.maximumLength = 9 },
        ]
        for index in order { steps[index](field) }
        #expect(field.inputFormatError?.description.contains("isn't a valid \(wrong)") == true)
        #expect(field.inputFormat == nil)
        // The first thing that is right in its place puts all of it right.
        field.inspected.syntax = "hash"
        field.inspected.allowed = "digits"
        #expect(field.inputFormatError == nil)
        field.text = "123"
        #expect(field.text == "123")
      }
    }
  }

  @Test func aFormatOfTheAppReplacesWhatTheStoryboardSays() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.inspected.allowed = "letters"
      field.inspected.pattern = "[00]"
      field.inputFormat = nil
      #expect(field.inputFormatError == nil)
      #expect(field.inspected.pattern == nil)
      field.setMask("[00]")
      #expect(field.inputFormatError == nil)
      #expect(field.inputFormat != nil)
    }
  }

  @Test func whatWasNeverSetIsSaidToo() {
    Simulation.run(.iOS18) {
      for control in [UITextField(), UITextView()] as [any FormattedTextControl] {
        let inspected = control.inspected
        #expect(inspected.pattern == nil && inspected.syntax == "brackets")
        #expect(inspected.valuePattern == nil && inspected.allowed == nil)
        #expect(inspected.maximumLength == 0 && inspected.completes)
        #expect(!inspected.completesOnFocus && !inspected.autoskip && !inspected.rightToLeft)
        #expect(!inspected.avoidsKeyboard && inspected.keyboardSpacing == 5)
        #expect(control.inputFormat == nil)
        inspected.syntax = "hash"
        #expect(!inspected.completes)
      }
    }
  }

  @Test func eachPieceDoesItsPart() {
    Simulation.run(.iOS18) {
      for control in [UITextField(), UITextView()] as [any FormattedTextControl] {
        let inspected = control.inspected
        inspected.pattern = "[00]/[00]"
        inspected.completes = false
        control.unmaskedValue = "12"
        #expect(control.formwork.text == "12")
        inspected.completes = true
        #expect(control.formwork.text == "12/")
        inspected.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"
        control.unmaskedValue = "13"
        #expect(control.unmaskedValue == "13")
        #expect(control.inputIssue != nil)
        inspected.maximumLength = -1
        #expect(control.maximumTextLength == nil)
        inspected.valuePattern = nil
        inspected.pattern = "[009].[00]"
        inspected.rightToLeft = true
        control.unmaskedValue = "12345"
        #expect(control.formwork.text == "123.45")
        inspected.avoidsKeyboard = true
        inspected.keyboardSpacing = 9
        #expect(control.avoidsKeyboard && control.keyboardSpacing == 9)
        inspected.pattern = nil
        #expect(control.inputFormat == nil)
      }
    }
  }
}

extension FormworkInput {
  fileprivate var text: String { input.shownText }
}
