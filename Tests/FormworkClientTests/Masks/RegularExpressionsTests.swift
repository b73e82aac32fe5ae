import FormworkCore
import Testing

/// The examples of the article RegularExpressions; ``DocumentationTests`` compares them.
@Suite struct RegularExpressionsTests {
  @Test func time() throws {
    // example: time
    var field = EditingSession(format: .regex("([01][0-9]|2[0-3]):[0-5][0-9]"))
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
    let code = FieldFormat.regex(#"\d{6}"#)
    #expect(code.formatted(text: "482 913").text == "482913")
    #expect(code.formatted(text: "Your code 482913 expires in 10 minutes").text == "482913")
    #expect(code.formatted(text: "4829137").text == "")
    let price = FieldFormat.regex(#"\d{1,6}(\.\d{2})?"#)
    #expect(price.formatted(text: "1.422,34").text == "1422.34")
    // end
  }

  @Test func expiry() throws {
    // example: expiry
    let expiry = FieldFormat.mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
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
      #expect(error.offset == 5)
      #expect(error.fix == "Write the referenced part again.")
    }
    // end
  }
}
