import FormworkCore
import Testing

/// Messages about mistakes that don't stop an app.
@Suite struct LogTests {
  private final class Messages: @unchecked Sendable {
    var all: [String] = []
  }

  private func messages(_ body: () -> Void) -> [String] {
    let messages = Messages()
    Log.observing({ messages.all.append($0) }, body)
    return messages.all
  }

  @Test func unknownLocalesAreReported() {
    for reported in [
      messages { _ = FieldFormat<Double>.number.locale("tlh_XX").makeFormat() },
      messages { _ = FieldFormat<Double>.currency("EUR").locale("tlh_XX").makeFormat() },
      messages { _ = FieldFormat<String>.date.locale("tlh_XX").makeFormat() },
      messages { _ = FieldFormat<String>.time.locale("tlh_XX").makeFormat() },
    ] {
      #expect(reported.count == 1)
      #expect(reported.first?.contains("“tlh_XX”") == true)
    }
  }

  @Test func knownLocalesAreNotReported() {
    let reported = messages {
      for locale in ["de_DE", "en", "zh-Hant-HK", "ar_EG", "nb"] {
        _ = FieldFormat<Double>.number.locale(locale).makeFormat()
        _ = FieldFormat<String>.date.locale(locale).makeFormat()
      }
      // The field's own locale isn't the developer's mistake.
      _ = FieldFormat<Double>.number.makeFormat(in: FormatContext(locale: "tlh_XX"))
    }
    #expect(reported == [])
  }

  @Test func unknownRegionsAreReported() {
    let reported = messages { _ = FieldFormat<String>.phone(region: "EU") }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("“EU”") == true)
  }
}
