@_spi(InterfaceBuilder) @testable import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Interface Builder") struct InspectedControlTests {
  /// What the attributes inspector sets, each as a step of its own.
  private static let steps: [@MainActor (UITextField) -> Void] = [
    { $0.formwork.inspected.pattern = "(999) 999-9999" },
    { $0.formwork.inspected.syntax = "digits" },
    { $0.formwork.inspected.autoskip = true },
    { $0.formwork.inspected.completesOnFocus = true },
    { $0.formwork.inspected.allowed = "digits" },
    { $0.formwork.inspected.maximumLength = 9 },
  ]

  @Test(arguments: [
    [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [3, 1, 5, 0, 2, 4], [2, 3, 0, 4, 5, 1],
  ])
  func piecesComeInAnyOrder(order: [Int]) {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      for index in order { Self.steps[index](field) }
      #expect(field.formwork.status.formatError == nil)
      field.text = "2125550100"
      #expect(field.text == "(212) 555")
      field.text = nil
      Person(at: field).tap()
      #expect(field.text == "(")
    }
  }

  /// A pattern without brackets works as it is written, and a name of a syntax counts.
  @Test(arguments: ["###-####", "999-9999", "000-0000"])
  func patternsWithoutBrackets(pattern: String) {
    Simulation.run(.iOS18) {
      for control in [UITextField(), UITextView()] as [any FormattedTextControl] {
        control.formwork.inspected.pattern = pattern
        #expect(control.formwork.status.formatError == nil)
        control.formwork.value = "5550100"
        #expect(control.formwork.shownText == "555-0100")
        control.formwork.inspected.pattern = "+1 (999)"
        #expect(control.formwork.status.formatError?.description.contains("“+1 (###)”") == true)
      }
    }
  }

  @Test func namesThatStandForNothingAreReported() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.inspected.pattern = "###"
      field.formwork.inspected.syntax = "sharp"
      #expect(
        field.formwork.status.formatError?.description
          == "“sharp” isn't a valid syntax. Use one of: brackets, hash, digits.")
      field.text = "abcd"
      #expect(field.text == "abcd")
      field.formwork.inspected.syntax = "hash"
      #expect(field.formwork.status.formatError == nil)
      field.formwork.inspected.allowed = "letters"
      #expect(
        field.formwork.status.formatError?.description
          == "“letters” isn't a valid set of allowed characters. Use one of: digits, decimal, nonChinese, emoji, noEmoji."
      )
      field.formwork.inspected.allowed = "noEmoji"
      #expect(field.formwork.allowedCharacters == .noEmoji)
      field.formwork.inspected.allowed = "digits"
      #expect(field.formwork.status.formatError == nil)
      field.formwork.inspected.allowed = nil
      #expect(field.formwork.allowedCharacters == nil)
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
          { $0.formwork.inspected.pattern = "###" },
          { $0.formwork.inspected.syntax = wrong == "syntax" ? "sharp" : "hash" },
          { $0.formwork.inspected.allowed = wrong != "syntax" ? "letters" : "digits" },
          { $0.formwork.inspected.maximumLength = 9 },
        ]
        for index in order { steps[index](field) }
        #expect(
          field.formwork.status.formatError?.description.contains("isn't a valid \(wrong)") == true)
        #expect(field.formwork.inputFormat == nil)
        // The first thing that is right in its place puts all of it right.
        field.formwork.inspected.syntax = "hash"
        field.formwork.inspected.allowed = "digits"
        #expect(field.formwork.status.formatError == nil)
        field.text = "123"
        #expect(field.text == "123")
        // A format replaces all settings.
        field.formwork.inspected.syntax = "sharp"
        #expect(field.formwork.status.formatError != nil)
        field.formwork.setMask("[00]")
        #expect(field.formwork.status.formatError == nil)
      }
    }
  }

  @Test func aFormatOfTheAppReplacesWhatTheStoryboardSays() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.inspected.allowed = "letters"
      field.formwork.inspected.pattern = "[00]"
      field.formwork.inputFormat = nil
      #expect(field.formwork.inspected.pattern == nil)
      field.formwork.allowedCharacters = nil
      #expect(field.formwork.status.formatError == nil)
      field.formwork.setMask("[00]")
      #expect(field.formwork.status.formatError == nil)
      #expect(field.formwork.inputFormat != nil)
    }
  }

  @Test func whatWasNeverSetIsSaidToo() {
    Simulation.run(.iOS18) {
      for control in [UITextField(), UITextView()] as [any FormattedTextControl] {
        let inspected = control.formwork.inspected
        #expect(inspected.pattern == nil && inspected.syntax == nil)
        #expect(inspected.valuePattern == nil && inspected.allowed == nil)
        #expect(inspected.maximumLength == 0 && inspected.completes)
        #expect(!inspected.completesOnFocus && !inspected.autoskip && !inspected.rightToLeft)
        #expect(!inspected.avoidsKeyboard && inspected.keyboardSpacing == 5)
        #expect(control.formwork.inputFormat == nil)
        inspected.syntax = "hash"
        #expect(!inspected.completes)
        inspected.syntax = nil
        inspected.pattern = "##"
        #expect(!inspected.completes)
        inspected.pattern = "[00]"
        #expect(inspected.completes)
      }
    }
  }

  /// Each switch of the attributes inspector turns on what it is named after, and nothing else.
  @Test func eachSwitchTurnsOnItsOwnOption() {
    let switches: [@MainActor (InspectedControl, Bool) -> Void] = [
      { $0.completes = $1 }, { $0.completesOnFocus = $1 }, { $0.autoskip = $1 },
      { $0.rightToLeft = $1 }, { $0.avoidsKeyboard = $1 },
    ]
    Simulation.run(.iOS18) {
      for control in [UITextField(), UITextView()] as [any FormattedTextControl] {
        let inspected = control.formwork.inspected
        inspected.pattern = "[9990].[00]"
        let states = { () -> [Bool] in
          let options = control.formwork.inspectedMask.options
          return [
            options.completion == true, control.formwork.completesOnFocus, options.autoskip,
            options.rightToLeft, control.formwork.avoidsKeyboard,
          ]
        }
        for turn in switches { turn(inspected, false) }
        for (place, turn) in switches.enumerated() {
          turn(inspected, true)
          #expect(states() == switches.indices.map { $0 == place }, "switch \(place)")
          turn(inspected, false)
          #expect(!states().contains(true), "switch \(place)")
        }
      }
    }
  }

  @Test func eachPieceDoesItsPart() {
    Simulation.run(.iOS18) {
      for control in [UITextField(), UITextView()] as [any FormattedTextControl] {
        let inspected = control.formwork.inspected
        inspected.pattern = "[00]/[00]"
        inspected.completes = false
        control.formwork.value = "12"
        #expect(control.formwork.shownText == "12")
        inspected.completes = true
        #expect(control.formwork.shownText == "12/")
        inspected.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"
        control.formwork.value = "13"
        #expect(control.formwork.value == "13")
        #expect(control.formwork.status.issue != nil)
        inspected.maximumLength = -1
        #expect(control.formwork.maximumLength == nil)
        inspected.valuePattern = nil
        inspected.pattern = "[009].[00]"
        inspected.rightToLeft = true
        control.formwork.value = "12345"
        #expect(control.formwork.shownText == "123.45")
        inspected.avoidsKeyboard = true
        inspected.keyboardSpacing = 9
        #expect(control.formwork.avoidsKeyboard && control.formwork.keyboardSpacing == 9)
        inspected.pattern = nil
        #expect(control.formwork.inputFormat == nil)
      }
    }
  }
}
