import FormworkCore
import Testing

/// The examples of the article RestrictingText; ``DocumentationTests`` compares them.
@Suite struct RestrictingTextTests {
  @Test func filters() throws {
    // example: filters
    let pin = AllowedCharacters(.digits, maximumLength: 4)
    #expect(pin.formatted(text: "12-34").text == "1234")
    #expect(pin.formatted(text: "12-34-56").text == "")
    let hex = AllowedCharacters(.characters(try UnicodeSet("0-9A-Fa-f")), maximumLength: 6)
    #expect(hex.formatted(text: "color: #ff00aa;").text == "ff00aa")
    // end
  }

  @Test func excluding() throws {
    // example: excluding
    let note = AllowedCharacters.noEmoji
    #expect(note.formatted(text: "On my way🚗 at 5").text == "On my way at 5")
    let name = AllowedCharacters.any.excluding(.digits).excluding(.emoji)
    #expect(name.formatted(text: "Ann3 Lee👍").text == "Ann Lee")
    let code = AllowedCharacters.alphanumerics.excluding(.characters(try UnicodeSet("OI01")))
    #expect(code.formatted(text: "AB-23").text == "AB23")
    #expect(code.formatted(text: "AO23").text == "")
    // end
  }

  @Test func price() throws {
    // example: price
    let price = AllowedCharacters(.decimal(separator: ","))
    #expect(price.formatted(text: "12.50").text == "12,50")
    #expect(price.formatted(text: "7,192,053.10").text == "7192053,10")
    #expect(price.formatted(text: "1.500").text == "1500")
    #expect(price.formatted(text: "1,500").text == "1,500")
    #expect(price.formatted(text: "16.10.2007").text == "")
    // end
  }

  @Test func rejections() throws {
    // example: rejections
    var field = EditingSession(format: AllowedCharacters(.digits, maximumLength: 4))
    field.insert("123")
    #expect(field.insert("a").isRejected == true)
    #expect(field.insert("456").isRejected == true)
    field.insert("4")
    #expect(field.insert("5").isRejected == true)
    field.select(0..<4)
    field.insert("Your code 5678 expires in 10 minutes")
    #expect(field.current.text == "5678")
    // end
  }

  @Test func wrappers() throws {
    // example: wrappers
    let name = FieldFormat.text(allowed: .alphanumerics).changingCase(.lower).limited(to: 8)
    #expect(name.formatted(text: "Anna-Mia").text == "annamia")
    #expect(name.formatted(text: "Anna-Maria").text == "")
    // end
  }

  @Test func marked() throws {
    let even = FieldFormat.text(allowed: .digits).validated { formatted in
      formatted.value.utf8.last.map { $0 % 2 == 0 } ?? true
    }
    #expect(even.formatted(text: "13").issue == .mismatch)
    #expect(even.formatted(text: "134").issue == nil)
  }

  @Test func rejected() throws {
    // example: rejected
    let rating = FieldFormat.text(allowed: .digits).validated(.aboveMaximum, onFailure: .reject) {
      (Int($0.value) ?? .max) <= 100
    }
    var field = EditingSession(format: rating)
    field.insert("100")
    #expect(field.insert("5").isRejected == true)
    field.set(value: "500")
    #expect(field.current.issue == .aboveMaximum)
    // end
  }
}
