import Formwork
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an app writes down of a field.
@Suite struct SavedInputTests {
  @Test func comesBackAsItWas() throws {
    let saved = SavedInput(text: "+1 (212) 5", value: "2125", selection: 4..<7)
    let data = try JSONEncoder().encode(saved)
    #expect(try JSONDecoder().decode(SavedInput.self, from: data) == saved)
  }

  /// Offsets are those of UTF-16, whatever a character takes.
  @Test(arguments: ["", "1", "+1 (2", "😀😀1", "👨‍👩‍👧a", "e\u{301}é", "🇺🇸 12"])
  func everySelectionComesBack(text: String) throws {
    let places = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    for lower in places {
      for upper in places where upper >= lower {
        let saved = SavedInput(
          text: text, value: text, selection: UTF16Offset(lower)..<UTF16Offset(upper))
        let data = try JSONEncoder().encode(saved)
        #expect(try JSONDecoder().decode(SavedInput.self, from: data) == saved)
      }
    }
  }

  @Test(arguments: [
    #"{"text":"1é","value":"1é"}"#, #"{"text":"1é","value":"1é","selection":[2]}"#,
    #"{"text":"1é","value":"1é","selection":[2,1]}"#,
    #"{"text":"1é","value":"1é","selection":[-1,1]}"#,
    #"{"text":"1é","value":"1é","selection":[0,9]}"#,
  ])
  func aSelectionThatIsNoneIsTheEnd(json: String) throws {
    let saved = try JSONDecoder().decode(SavedInput.self, from: Data(json.utf8))
    #expect(saved.selection == 2..<2)
  }

  @Test func whatIsNoInputIsAnError() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SavedInput.self, from: Data(#"{"text":1}"#.utf8))
    }
  }
}
