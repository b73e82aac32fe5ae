@_spi(InterfaceBuilder) import FormworkUIUnderTest
import Testing
import UIKit

@MainActor @Suite("Interface Builder") struct InspectedMaskTests {
  /// What the attributes inspector sets, each as a step of its own.
  private static let steps: [@MainActor (UITextField) -> Void] = [
    { $0.inspectedMask.pattern = "(999) 999-9999" },
    { $0.inspectedMask.syntax = "digits" },
    { $0.inspectedMask.options.autoskip = true },
    { $0.autocompleteOnFocus = true },
    { $0.restrictionName = "digits" },
    { $0.maximumTextLength = 9 },
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
      field.inspectedMask.pattern = "###"
      field.inspectedMask.syntax = "sharp"
      #expect(
        field.inputFormatError?.description
          == "“sharp” is no syntax. Use one of: brackets, hash, digits.")
      field.text = "abcd"
      #expect(field.text == "abcd")
      field.inspectedMask.syntax = "hash"
      #expect(field.inputFormatError == nil)
      field.restrictionName = "letters"
      #expect(
        field.inputFormatError?.description
          == "“letters” is no restriction. Use one of: digits, decimal, nonChinese, emoji.")
      field.restrictionName = "digits"
      #expect(field.inputFormatError == nil)
      field.restrictionName = nil
      #expect(field.restriction == nil)
    }
  }

  /// A storyboard sets its keys in no order that is promised, so what is wrong with one must be
  /// seen whichever come after it.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1], [3, 0, 1, 2]])
  func aWrongNameIsReportedInAnyOrder(order: [Int]) {
    for wrong in ["syntax", "restriction"] {
      Simulation.run(.iOS18) {
        let field = UITextField(frame: .zero)
        let steps: [@MainActor (UITextField) -> Void] = [
          { $0.inspectedMask.pattern = "###" },
          { $0.inspectedMask.syntax = wrong == "syntax" ? "sharp" : "hash" },
          { $0.restrictionName = wrong == "restriction" ? "letters" : "digits" },
          { $0.maximumTextLength = 9 },
        ]
        for index in order { steps[index](field) }
        #expect(field.inputFormatError?.description.contains("is no \(wrong)") == true)
        #expect(field.inputFormat == nil)
        // The first thing that is right in its place puts all of it right.
        field.inspectedMask.syntax = "hash"
        field.restrictionName = "digits"
        #expect(field.inputFormatError == nil)
        field.text = "a1234"
        #expect(field.text == "123")
      }
    }
  }

  @Test func aFormatOfTheAppReplacesWhatTheStoryboardSays() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.restrictionName = "letters"
      field.inspectedMask.pattern = "[00]"
      field.inputFormat = nil
      #expect(field.inputFormatError == nil)
      #expect(field.inspectedMask.pattern == nil)
      field.setMask("[00]")
      #expect(field.inputFormatError == nil)
      #expect(field.inputFormat != nil)
    }
  }
}
