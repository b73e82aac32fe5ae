import FormworkMasks
import FormworkRegex
import Testing

/// The examples of the article RegularExpressions; ``DocumentationTests`` compares them.
@Suite struct RegularExpressionsTests {
  @Test func viable() throws {
    let plate = try RegularExpression(#"[A-Z]{2}-\d{4}"#)
    #expect(plate.matches("AB-12") == false)
    #expect(plate.isViable("AB-12") == true)
    #expect(plate.isViable("A1") == false)
  }

  @Test func time() throws {
    // example: time
    let time = try RegexFormat("([01][0-9]|2[0-3]):[0-5][0-9]")
    var field = EditingSession(format: time)
    field.insert("2")
    #expect(field.insert("4").isRejected == true)
    field.insert("3")
    #expect(field.current.text == "23:")
    #expect(field.remainder == "00")
    field.insert("59")
    #expect(field.current.isComplete == true)
    field.deleteBackward()
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.current.text == "2")
    // end
  }

  @Test func pasted() throws {
    // example: pasted
    let code = try RegexFormat(#"\d{6}"#)
    #expect(code.formatted(text: "482 913").text == "482913")
    #expect(code.formatted(text: "Your code 482913 expires in 10 minutes").text == "482913")
    #expect(code.formatted(text: "4829137").text == "")
    let price = try RegexFormat(#"\d{1,6}(\.\d{2})?"#)
    #expect(price.formatted(text: "1.422,34").text == "1422.34")
    // end
  }

  @Test func waiting() throws {
    let time = try RegexFormat("([01][0-9]|2[0-3]):[0-5][0-9]", completion: false)
    #expect(time.formatted(text: "23").text == "23")
    #expect(time.formatted(text: "235").text == "23:5")
  }

  @Test func expiry() throws {
    // example: expiry
    let expiry = try Mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
    var field = EditingSession(format: expiry)
    field.insert("1")
    #expect(field.insert("3").isRejected == true)
    field.insert("2")
    field.insert("26")
    #expect(field.current.text == "12/26")
    #expect(field.current.isComplete == true)
    // end
  }

  @Test func unsupported() throws {
    // example: unsupported
    do {
      _ = try RegularExpression(#"(\d)-\1"#)
    } catch {
      #expect(error.code == .unsupportedConstruct)
      #expect(error.offset == 5)
      #expect(error.construct == #"\1"#)
      #expect(error.fix == "Write the referenced part again.")
    }
    // end
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
