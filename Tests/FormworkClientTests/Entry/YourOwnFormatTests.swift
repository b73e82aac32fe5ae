import FormworkReplay
import Testing

/// The examples of the article YourOwnFormat and of its module; ``DocumentationTests`` compares them.
@Suite struct YourOwnFormatTests {
  @Test func module() throws {
    // example: entryModule
    struct Locker: EntryFormat {
      func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
        character.isASCII && character.isNumber ? .significant(character) : .separator
      }

      func write(_ entry: Entry) -> EntryText {
        var text = EntryText(entry)
        text.supply("No. ")
        text.show(0..<entry.count)
        text.isComplete = entry.count == 3
        if entry.count > 3 { text.rejection = .noRoom }
        return text
      }
    }

    var field = EditingSession(format: Locker())
    field.insert("12")
    #expect(field.current.text == "No. 12")
    #expect(field.current.value == "12")
    // end
  }

  @Test func company() throws {
    // example: cnpj
    struct CNPJ: EntryFormat, Hashable {
      func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
        if character.isASCII, character.isNumber || character.isLetter {
          return .significant(Character(character.uppercased()))
        }
        return "./- ".contains(character) ? .separator : .foreign
      }

      func write(_ entry: Entry) -> EntryText {
        var text = EntryText(entry)
        for index in entry.indices {
          if let literal = [2: ".", 5: ".", 8: "/", 12: "-"][index] { text.supply(literal) }
          text.show(index)
        }
        text.isComplete = entry.count == 14
        if entry.count == 14, !hasCheckDigits(entry) { text.issue = .checksum }
        if entry.count > 14 { text.rejection = .noRoom }
        return text
      }

      private func hasCheckDigits(_ entry: Entry) -> Bool {
        let values = entry.map { Int($0.asciiValue ?? 48) - 48 }
        return [12, 13].allSatisfy { end in
          let sum = (0..<end).reduce(0) { $0 + values[$1] * ((end - 1 - $1) % 8 + 2) }
          return values[end] == (sum % 11 < 2 ? 0 : 11 - sum % 11)
        }
      }

      var isCode: Bool { true }
    }

    var field = EditingSession(format: CNPJ())
    field.insert("12ABC34501DE35")
    #expect(field.current.text == "12.ABC.345/01DE-35")
    #expect(field.current.value == "12ABC34501DE35")
    field.deleteBackward()
    #expect(field.current.text == "12.ABC.345/01DE-3")
    field.insert("6")
    #expect(field.current.issue == .checksum)
    // end
    // example: laws
    let violations = FormatLaws.violations(of: CNPJ(), samples: ["11.222.333/0001-81"], count: 200)
    #expect(violations.isEmpty == true)
    // end
  }

  @Test func timeSpan() throws {
    // example: timeSpan
    struct TimeSpan: EntryFormat {
      func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
        switch character {
        case "0"..."9" where character.isASCII: .significant(character)
        case "h", ":": index == 0 || entry.contains("h") ? .ignored : .significant("h")
        case "m", " ": .separator
        default: .foreign
        }
      }

      func write(_ entry: Entry) -> EntryText {
        var text = EntryText(entry)
        let hours = entry.firstIndex(of: "h")
        for index in entry.indices {
          text.show(index)
          if index == hours, index + 1 < entry.count { text.supply(" ") }
        }
        if entry.last != "h" { text.supply(suffix: "m") }
        let parts = entry.text.split(separator: "h").map { Int($0) ?? 0 }
        let first = parts[0] * (hours == nil ? 1 : 60)
        text.value = String(first + (parts.count > 1 ? parts[1] : 0))
        text.isComplete = true
        if entry.count > 6 { text.rejection = .noRoom }
        return text
      }

      // When the user leaves the field, 90 becomes 1h30.
      func tidied(_ entry: Entry) -> Entry {
        guard !entry.contains("h"), let minutes = Int(entry.text), minutes > 59 else {
          return entry
        }
        return Entry("\(minutes / 60)h\(minutes % 60 == 0 ? "" : String(minutes % 60))")
      }

      // Without hours, a deletion leaves no h.
      func reduced(_ entry: Entry) -> Entry {
        entry.first == "h" ? Entry(String(entry.text.dropFirst())) : entry
      }

      // The app's value is a number of minutes.
      func entry(ofValue value: String) -> Entry? {
        Int(value).map { tidied(Entry(String($0))) }
      }
    }

    #expect(TimeSpan().formatted(text: "1:30").text == "1h 30m")
    #expect(TimeSpan().formatted(text: "1:30").value == "90")
    #expect(TimeSpan().formatted(value: "150").text == "2h 30m")
    #expect(TimeSpan().editingEnded(TimeSpan().formatted(text: "90")).text == "1h 30m")
    // end
  }
}
