import AppKit
@testable import FormworkUnderTest
import Testing

/// A formatter by itself, without a field.
@Suite struct InputFormatterTests {
  @Test func readsAndWrites() throws {
    let formatter = try InputFormatter(mask: "+1 ([000])", isLenient: true)
    #expect(formatter.string(for: "212") == "+1 (212)")
    #expect(formatter.string(for: "") == "")
    #expect(formatter.editingString(for: "2") == "+1 (2")
    #expect(try formatter.value(of: "+1 (21") == "21")
    #expect(formatter.copy() as? InputFormatter === formatter)
    #expect(throws: MaskError.self) { try InputFormatter(mask: "[0") }
  }

  @Test("Strings of every kind are values, other objects aren't")
  func objects() {
    let formatter = InputFormatter(AllowedCharacters.any, isLenient: true)
    #expect(formatter.string(for: NSString("12")) == "12")
    #expect(formatter.string(for: NSMutableString("12")) == "12")
    for other in [nil, NSNull(), 7, 7.5, NSAttributedString(string: "7"), ["7"]] as [Any?] {
      #expect(formatter.string(for: other) == nil)
    }
  }

  @Test func readsEveryText() throws {
    let formatter = try InputFormatter(mask: "+1 ([000])", isLenient: true)
    for (text, value) in [("", ""), ("+1 (", ""), ("か", ""), ("212か", "212"), ("\u{301}", "")] {
      let object = AutoreleasingUnsafeMutablePointer<AnyObject?>(to: nil)
      #expect(formatter.getObjectValue(object, for: text, errorDescription: nil))
      #expect(object.pointee.map { String(describing: $0) } == value)
    }
    #expect(formatter.getObjectValue(nil, for: "2", errorDescription: nil))
  }

  @Test("A strict formatter reads whole values alone, and says what is wrong with others")
  func readsWholeTexts() throws {
    let formatter = try InputFormatter(mask: "+1 ([000])")
    let cases: [(text: String, value: String?, error: String?)] = [
      ("", "", nil), ("212", "212", nil), ("+1 (212)", "212", nil),
      ("+1 (21", nil, "“0)” is missing."), ("212か", nil, "There is no place for “か”."),
    ]
    for (text, value, error) in cases {
      let object = AutoreleasingUnsafeMutablePointer<AnyObject?>(to: nil)
      let description = AutoreleasingUnsafeMutablePointer<NSString?>(to: nil)
      #expect(
        formatter.getObjectValue(object, for: text, errorDescription: description)
          == (value != nil))
      #expect(object.pointee.map { String(describing: $0) } == value)
      #expect(description.pointee.map { String(describing: $0) } == error)
    }
  }

  @Test("A definition and a pattern form a text alike, strict or not")
  func formsByADefinition() throws {
    let definition = try FormatDefinition(json: #"{"mask":"[00]-[00]","autoskip":true}"#)
    let options = Mask.Options(autoskip: true)
    for isLenient in [false, true] {
      let formatters = [
        try InputFormatter(definition, isLenient: isLenient),
        try InputFormatter(mask: "[00]-[00]", options: options, isLenient: isLenient),
      ]
      for formatter in formatters {
        var field = FormatterField()
        for key in ["1", "2", "3"] {
          let caret = field.selection.location
          try field.replace(caret..<caret, with: key, by: formatter)
        }
        #expect(field.text == "12-3")
        #expect(try field.backspace(by: formatter) == .replaced)
        #expect(field.text == "12")
        #expect(try field.replace(2..<2, with: "x", by: formatter) == .rejected)
      }
    }
  }

  @Test("Without a selection the caret is at the end") func noSelection() throws {
    let formatter = try InputFormatter(mask: "[00]-[00]", isLenient: true)
    let pointer = AutoreleasingUnsafeMutablePointer<NSString>(to: "12")
    let isValid = formatter.isPartialStringValid(
      pointer, proposedSelectedRange: nil, originalString: "1",
      originalSelectedRange: NSRange(location: 1, length: 0), errorDescription: nil)
    #expect(!isValid)
    #expect(String(describing: pointer.pointee) == "12-")
  }

  @Test("A rejection touches nothing; a caret that moves gives back a copy")
  func copies() throws {
    let formatter = try InputFormatter(mask: "[00]-[00]", isLenient: true)
    var field = FormatterField(text: "12-", selection: NSRange(location: 2, length: 0))
    #expect(try field.replace(2..<2, with: "x", by: formatter) == .rejected)
    #expect(try field.replace(2..<2, with: "-", by: formatter) == .replaced)
    #expect(field.text == "12-")
    #expect(field.selection.location == 3)
  }

  /// What differs is one half of a pair of surrogates.
  @Test(
    "Halves of a character go together",
    arguments: [
      ("😀😁", 3, 1, "😀😂", 4), ("😀", 1, 1, "😁", 2), ("😀", 1, 0, "😁", 2), ("😀", 0, 1, "🐀", 2),
      ("a😀b", 2, 1, "a😂b", 3),
    ] as [(String, Int, Int, String, Int)])
  func surrogates(text: String, start: Int, length: Int, proposed: String, caret: Int) throws {
    let formatter = InputFormatter(AllowedCharacters.any, isLenient: true)
    var field = FormatterField(
      text: text, selection: NSRange(location: start, length: length))
    try field.propose(proposed, NSRange(location: caret, length: 0), to: formatter)
    #expect(field.text == proposed)
    #expect(field.selection == NSRange(location: caret, length: 0))
  }

  @Test("Characters that are put together stay one") func composedCharacters() throws {
    let formatter = try InputFormatter(mask: "##-##", syntax: .hash, isLenient: true)
    var field = FormatterField()
    for part in ["e", "\u{301}", "👍", "🏽"] {
      let caret = field.selection.location
      try field.replace(caret..<caret, with: part, by: formatter)
    }
    #expect(try formatter.value(of: field.text) == "e\u{301}👍🏽")
    #expect(field.text == "e\u{301}👍🏽")
    _ = try field.backspace(by: formatter)
    #expect(field.text == "e\u{301}")
  }

  @Test("Literals that a deletion took along are missed by no key") func missingLiterals() throws {
    let formatter = try InputFormatter(
      mask: "1[0]2[0]3[0]", options: Mask.Options(autoskip: true), isLenient: true)
    var field = FormatterField(text: "1225", selection: NSRange(location: 3, length: 0))
    // The mask has no use for it: it is taken out again.
    #expect(try field.replace(3..<3, with: ")", by: formatter) == .replaced)
    field.selection = NSRange(location: 4, length: 0)
    try field.replace(4..<4, with: "7", by: formatter)
    #expect(field.text == "122537")
  }

  @Test("Fixed literals in a value are the mask's all the same") func fixedLiterals() throws {
    let formatter = try InputFormatter(mask: "{AB}[00]", isLenient: true)
    var field = FormatterField(text: "AB3", selection: NSRange(location: 3, length: 0))
    _ = try field.backspace(by: formatter)
    #expect(field.text == "")
  }
}
