import AppKit
import Testing

/// What the double takes AppKit's fields to do, without any mask.
@MainActor @Suite struct FieldTests {
  /// Answers all texts with one of its own.
  final class Fixed: Formatter {
    let answer: (String) -> NSString?

    init(_ answer: @escaping (String) -> NSString?) {
      self.answer = answer
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func string(for object: Any?) -> String? { object as? String }

    override func getObjectValue(
      _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      object?.pointee = NSString(string: string)
      return true
    }

    override func isPartialStringValid(
      _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
      proposedSelectedRange: NSRangePointer?, originalString: String,
      originalSelectedRange: NSRange,
      errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      if let answer = answer(originalString) {
        partialString.pointee = answer
        proposedSelectedRange?.pointee = NSRange(location: answer.length, length: 0)
      }
      return false
    }
  }

  private func field(_ answer: @escaping (String) -> NSString?) -> (NSTextField, Person) {
    let field = NSTextField()
    field.formatter = Fixed(answer)
    let person = Person()
    person.focus(field)
    return (field, person)
  }

  @Test func untouchedPointersReject() {
    Simulation.run(.usual) {
      let (field, person) = field { _ in nil }
      person.type("1")
      #expect(field.currentEditor()?.string == "")
      #expect(Simulation.current.takeLog() == "SC\"1\" · REJECTED")
    }
  }

  @Test func anotherTextIsShown() {
    Simulation.run(.usual) {
      let (field, person) = field { _ in NSMutableString(string: "7-") }
      person.type("7")
      #expect(field.currentEditor()?.string == "7-")
      #expect(person.text?.selectedRange().location == 2)
    }
  }

  @Test func theOriginalIsNoAnswerUnlessItIsACopy() {
    Simulation.run(.usual) {
      let (field, person) = field { NSString(string: $0) }
      person.type("7")
      #expect(field.currentEditor()?.string == "")
      #expect(Simulation.current.crashes.count == 1)
    }
    Simulation.run(.usual) {
      let (field, person) = field { NSMutableString(string: $0) }
      person.type("7")
      #expect(field.currentEditor()?.string == "")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test func assigningAborts() {
    Simulation.run(.usual) {
      let (field, person) = field { NSMutableString(string: $0) }
      field.stringValue = "1"
      #expect(field.currentEditor() == nil)
      #expect(person.text == nil)
    }
  }

  /// Reads a text as a whole number, as a formatter of numbers does.
  final class Whole: Formatter {
    override func string(for object: Any?) -> String? { object as? String }

    override func getObjectValue(
      _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      object?.pointee = NSString(string: string.filter(\.isNumber))
      return true
    }
  }

  @Test(arguments: [(false, "3.1"), (true, "31")])
  func readingMayShowTheTextOfTheValue(formatsEditor: Bool, expected: String) {
    Simulation.run(Profile.usual.with { $0.readingFormatsEditor = formatsEditor }) {
      let field = NSTextField()
      field.formatter = Whole()
      let person = Person()
      person.focus(field)
      person.type("3.1")
      #expect(field.stringValue == "31")
      #expect(field.currentEditor()?.string == expected)
    }
  }
}
