import Formwork
import Testing

/// The examples of the article RestrictingText; ``DocumentationTests`` compares them.
@Suite struct RestrictingTextTests {
  @Test func filters() throws {
    // example: filters
    let pin = CharacterFilter(.digits, maximumLength: 4)
    #expect(pin.formatted(text: "12-34-56").text == "1234")
    let hex = CharacterFilter(.characters(try CharacterClass("0-9A-Fa-f")), maximumLength: 6)
    #expect(hex.formatted(text: "#ff00aa99").text == "ff00aa")
    // end
  }

  @Test func price() throws {
    // example: price
    let price = CharacterFilter(.decimal(separator: ",", standIns: "."))
    #expect(price.formatted(text: "12.50").text == "12,50")
    #expect(price.formatted(text: "1,234,5").text == "1,2345")
    // end
  }

  @Test func refusals() throws {
    // example: refusals
    var field = EditingSession(format: CharacterFilter(.digits, maximumLength: 4))
    field.insert("12a3")
    #expect(field.current.text == "123")
    #expect(field.insert("a").isRefused == true)
    field.insert("456")
    #expect(field.current.text == "1234")
    #expect(field.insert("5").isRefused == true)
    // end
  }

  @Test func wrappers() throws {
    // example: wrappers
    let name = CharacterFilter.alphanumerics.changingCase(.lower).limited(to: 8)
    #expect(name.formatted(text: "Anna-Maria").text == "annamari")
    // end
  }

  @Test func marked() throws {
    // example: marked
    let even = CharacterFilter.digits.validated { formatted in
      formatted.value.utf8.last.map { $0 % 2 == 0 } ?? true
    }
    #expect(even.formatted(text: "13").problem == .mismatch)
    #expect(even.formatted(text: "134").problem == nil)
    // end
  }

  @Test func refused() throws {
    // example: refused
    let rating = CharacterFilter.digits.validated(.aboveMaximum, onFailure: .refuse) {
      (Int($0.value) ?? .max) <= 100
    }
    var field = EditingSession(format: rating)
    field.insert("100")
    #expect(field.insert("5").isRefused == true)
    field.set(value: "500")
    #expect(field.current.problem == .aboveMaximum)
    // end
  }
}
