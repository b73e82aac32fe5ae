import FormworkTestSupport
import Testing

/// Edits that once gave another date than the user meant.
@Suite struct DateRegressionTests {
  @Test(
    arguments: [
      // Digits in fields that weren't full are apart: they don't become one number.
      ("dd/MM/yyyy", "189«2»⌫«6».", "01/09/|"), ("dd/MM/yyyy", "249«1»⌦«6»-", "02/09/|"),
      ("dd/MM/yyyy", "453/", "453/|"),
      // A time of 24 hours has the end of the pattern, too.
      ("h:mm a 'Uhr'", "0:2○", "12:02 AM Uhr|"),
      // A separator that isn't shown doesn't close a year that isn't whole.
      ("dd.MM.yyyy", "24.12.202,4", "24.12.2024|"), ("dd.MM.yyyy", "24.12.24,", "24.12.2024|"),
      // A number that replaces one that was too long is the field again.
      ("MM yy", "6370 «0,4»6", "06| "), ("dd/MM/yyyy", "2024/«0,4»4", "04|/"),
      // A century is shown, and its first digit can be changed.
      ("dd.MM.yyyy", "24.12.79,«5»2", "24.12.2|979"),
      // Digits that a separator joined are apart again without it.
      ("HH:mm dd/MM", "18:12 45/", "18:12 45/|"), ("HH:mm dd/MM", "18:12 45/⌫", "18:12 04/05|"),
    ])
  func meansWhatWasTyped(pattern: String, keys: String, after: String) throws {
    let text = typed(keys, into: try DateFormat(pattern))
    #expect(text == after)
  }

  /// An edit only changes the field at the caret.
  @Test(
    arguments: [
      // Backspace moves over a supplied zero.
      ("MM/dd/yyyy", "12/8/2024«4»⌫1", "12/1|8/2024"), ("HH:mm", "18:9«4»⌫3", "18:3|9"),
      ("h:mm a", "8:0 AM«3»⌫5", "8:5|0 AM"), ("dd/MM/yyyy", "⟨24/9/2024⟩«4»⌫", "24/|09/2024"),
      // An empty field in the middle is left before another one is changed.
      ("yyyy-MM-dd", "⟨2006-2-11⟩«7»⌫⌫", "2006|--11"),
      ("yyyy-MM-dd", "⟨2006-2-11⟩«7»⌫⌫12", "2006-12-|11"),
      ("yyyy-MM-dd", "⟨2006-2-11⟩«7»⌫⌫⌫", "200|--11"),
      ("dd/MM/yyyy", "⟨1/2/2024⟩«4»⌫«4»⌫⌫", "|/02/2024"),
      // The separators of a text that is replaced are typed again.
      ("MM/dd/yyyy", "⟨10/05/2028⟩«0,10»1/17/2024", "01/17/2024|"),
      ("HH:mm", "18:30«0,5»1:45", "01:45|"), ("MM/yy", "⟨10/28⟩«0,5»1/29", "01/29|"),
      // A field that was too long goes on where the caret is.
      ("dd.MM.yyyy", "117.04.2025«0,3»17", "17.|04.2025"),
    ])
  func changesTheFieldAtTheCaret(pattern: String, keys: String, after: String) throws {
    let text = typed(keys, into: try DateFormat(pattern))
    #expect(text == after)
  }

  /// An hour with AM or PM is a whole hour.
  @Test(
    arguments: [
      ("h:mm a", "7pm", "7:00 PM|"), ("HH:mm", "7pm", "19:00|"), ("h:mm a", "⟨7 p.m.⟩", "7:00 PM|"),
      ("HH:mm", "⟨12 am⟩", "00:00|"), ("HH:mm", "⟨at 7pm⟩", "19:00|"),
      ("dd/MM/yyyy HH:mm", "⟨24 Dec 2024, 7pm⟩", "24/12/2024 19:00|"),
      ("HH:mm:ss", "⟨7pm⟩", "19:00:|"), ("h:mm a", "⟨13pm⟩", "|"),
    ])
  func wholeHours(pattern: String, keys: String, after: String) throws {
    let text = typed(keys, into: try DateFormat(pattern))
    #expect(text == after)
  }

  @Test(
    arguments: [
      ("m:ss", "77⌫–6,", "7:06|"), ("hhh.mm.ss", "3915«0,2»⌫«3»:", "1.05.|"),
    ])
  func durationsMeanWhatWasTyped(pattern: String, keys: String, after: String) throws {
    #expect(typed(keys, into: try DurationFormat(pattern)) == after)
  }

  /// Zeros may be missing before a year that isn't whole.
  @Test(
    arguments: [
      ("dd/MM/yyyy", "4/9/202", "04/09/202"), ("dd年MM 'de' yyyy", "23年9 de 839", "23年09 de 839"),
      ("dd/MM/yyyy", "32/9/202", "32/09/202"),
    ])
  func missingZerosAreSupplied(pattern: String, text: String, after: String) throws {
    #expect(try DateFormat(pattern).formatted(text: text).text == after)
    #expect(try DateFormat(pattern).formatted(value: text).value == after)
  }

  /// An hour of the afternoon doesn't become one of the morning before AM and PM can be shown.
  @Test func pastedHours() throws {
    let format = try DateFormat("h:mm a")
    #expect(format.formatted(text: "21").text == "21:")
    #expect(format.formatted(text: "21").issue?.code == "impossibleDate")
    #expect(format.formatted(text: "21:00").text == "9:00 PM")
    #expect(typed("⟨21⟩:00", into: format) == "9:00 PM|")
  }

  /// An hour that was stepped to isn't part of the number that is typed after it.
  @Test func steppedHours() throws {
    var session = EditingSession(format: try DateFormat("h:mm a"))
    _ = press("11«2»", in: &session)
    session.step(by: 1)
    _ = press("«3»3p", in: &session)
    #expect(drawn(session.current) == "12:03 PM|")
  }

  /// The time of day of one date of a range isn't taken for the other.
  @Test func periodsOfRanges() throws {
    let format = try DateRangeFormat("a hh:mm")
    var session = EditingSession(format: format)
    _ = press("59p1534", in: &session)
    #expect(!session.current.text.hasPrefix("PM"))
  }

  /// AM of one time of a range doesn't become that of the other when a letter is put into the text.
  @Test func periodsStayInTheirHalf() throws {
    let format = try DateRangeFormat("h:mm 'de' a")
    var session = EditingSession(format: format)
    _ = press("179", in: &session)
    session.step(by: 1)
    _ = press("7", in: &session)
    session.step(by: -1)
    #expect(session.current.text == "17:09 de AM – 7:59 de ")
    session.select(20..<20)
    session.insert("T")
    #expect(!session.current.text.hasSuffix("M"))
    #expect(session.current.text.hasPrefix("17:09 de AM"))
  }

  /// A number and an H at the end of the first date.
  @Test(arguments: ["1h2", "5 h 3 4 h 2", "1h2h3h4", "h1h", "24h12 – 25h12"])
  func hourMarksInRanges(text: String) throws {
    for pattern in ["dd/MM/yyyy", "HH:mm", "h:mm a"] {
      let format = try DateRangeFormat(pattern)
      let formatted = format.formatted(text: text)
      #expect(format.formatted(value: formatted.value).text == formatted.text)
      _ = typed(text, into: format)
    }
  }
}
