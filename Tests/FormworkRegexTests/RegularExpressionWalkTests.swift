import FormworkFormats
import Testing

/// Reading text step by step with an expression.
@Suite struct RegularExpressionWalkTests {
  @Test func viable() throws {
    let plate = try RegularExpression(#"[A-Z]{2}-\d{4}"#)
    #expect(plate.matches("AB-12") == false)
    #expect(plate.isViable("AB-12") == true)
    #expect(plate.isViable("A1") == false)
  }

  @Test func waiting() throws {
    let time = try RegexFormat("([01][0-9]|2[0-3]):[0-5][0-9]", completion: false)
    #expect(time.formatted(text: "23").text == "23")
    #expect(time.formatted(text: "235").text == "23:5")
  }

  @Test func walk() throws {
    let plate = try RegularExpression(#"[A-Z]{2}-\d{4}"#)
    let letters = plate.state(after: plate.start, reading: "AB")
    #expect(letters.map(plate.forcedContinuation) == "-")
    #expect(letters.map(plate.shortestCompletion) == "-0000")
    #expect(letters.map(plate.isAccepting) == false)
    #expect(plate.filter("AB 12-34") == "AB-34")
  }
}
