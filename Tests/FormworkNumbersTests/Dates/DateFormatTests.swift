import FormworkTestSupport
import Testing

/// What a person sees at each key of a date.
@Suite struct DateFormatTests {
  @Test(
    arguments: [
      // A digit that can't begin a value, or be followed by another, closes its field.
      ("dd/MM/yyyy", "4", "04/|"), ("dd/MM/yyyy", "3", "3|"), ("dd/MM/yyyy", "31", "31/|"),
      ("dd/MM/yyyy", "45", "04/05/|"), ("dd/MM/yyyy", "452024", "04/05/2024|"),
      ("MM/yy", "4", "04/|"), ("MM/yy", "430", "04/30|"), ("HH:mm", "97", "09:07|"),
      ("HH:mm", "3", "03:|"), ("HH:mm:ss", "123456", "12:34:56|"), ("HH:mm", "00", "00:|"),
      ("yyyy-MM-dd HH:mm", "202412241830", "2024-12-24 18:30|"),
      ("d.M.yyyy", "4", "4.|"), ("d.M.yyyy", "1", "1|"), ("d.M.yyyy", "24", "24.|"),
      ("d.M.yyyy", "452024", "4.5.2024|"), ("d.M.yyyy", "1.1.2024", "1.1.2024|"),
      // Any separator closes a field.
      ("dd/MM/yyyy", "1/", "01/|"), ("dd/MM/yyyy", "1-2.2024", "01/02/2024|"),
      ("dd/MM/yyyy", "1 2 2024", "01/02/2024|"), ("d.M.yyyy", "1.", "1.|"),
      ("HH:mm", "0:", "00:|"), ("dd/MM/yyyy", "12/", "12/|"), ("dd/MM/yyyy", "12//", "12/|"),
      ("dd/MM/yyyy", "/", "|"), ("dd/MM/yyyy", "0/", "0/|"), ("dd/MM/yyyy", "12/ /12", "12/12/|"),
      ("yyyy-MM-dd", "24-", "2024-|"), ("yyyy-MM-dd", "202-", "202-|"),
      ("yyyy-MM-dd", "24-1-2", "2024-01-2|"), ("yyyy-MM-dd", "50-", "1950-|"),
      // A key that can't be right is kept, so that the next ones don't go to other fields.
      ("dd/MM/yyyy", "013", "01/03/|"), ("dd/MM/yyyy", "0113", "01/13/|"),
      ("dd/MM/yyyy", "32", "32/|"), ("dd/MM/yyyy", "00", "00/|"), ("HH:mm", "24", "24:|"),
      ("HH:mm", "126", "12:06|"), ("HH:mm", "1265", "12:65|"), ("HH:mm", "25:07", "25:07|"),
      ("yyyy-MM-dd", "0000", "0000-|"), ("dd/MM/yyyy", "a", "a|"), ("dd/MM/yyyy", "1x", "1x|"),
      ("dd/MM/yyyy", "05/15/1962", "05/15/1962|"), ("yyyy-MM-dd", "2024-W10-2", "2024-W10-2|"),
      // A separator makes one number of the digits since the last one.
      ("MM/dd", "25/", "25/|"), ("MM/dd/yyyy", "25/12/1962", "25/12/1962|"),
      ("MM/dd", "25/⌫", "02/05|"), ("HH:mm", "53:29", "53:29|"), ("MM/yy", "30/06", "30/06|"),
      ("dd/MM/yyyy", "2024-12-24", "24/12/2024|"), ("MM/yy", "2032-04", "04/32|"),
      ("dd/MM/yyyy", "2024-⌫", "20/02/4|"), ("yyyy-MM-dd", "20-06-1953", "20-06-1953|"),
      ("dd/MM/yyyy", "241/", "241/|"), ("dd.MM.yyyy", "05:05", "05:05|"),
      ("dd/MM/yyyy", "4.6.6.222", "04/06/6.222|"), ("HH:mm", "12.50€", "12:50|"),
      ("HH:mm", "7.7%", "07:07|"),
      // The third and fourth digit of a year of two.
      ("MM/yy", "10/2025", "10/25|"), ("MM/yy", "10/202", "10/202|"), ("MM/yy", "1020⌫", "10/2|"),
      ("MM/yy", "10/1925", "10/1925|"), ("dd.MM.yy", "25.06.20 1830", "25.06.20|"),
      // A month's name.
      ("dd/MM/yyyy", "Jan. 25, 2041", "25/01/2041|"), ("MM/yy", "Oct 2027", "10/27|"),
      ("dd/MM/yyyy", "24 Dec", "24/Dec|"), ("dd/MM/yyyy", "24 Dec⌫⌫⌫", "24/|"),
      ("dd/MM/yyyy", "24 Dec«0»⟨12⟩", "12|24/Dec"), ("dd/MM/yyyy", "24 Dec«6»⟨12⟩", "24/12/2012|"),
      // The rest of a date in another notation.
      ("dd/MM/yyyy", "24⟨12-2024⟩", "24/12/2024|"), ("dd/MM/yyyy", "24⟨.12.2024⟩", "24/12/2024|"),
      ("yyyy-MM-dd", "2024⟨12/24⟩", "2024-12-24|"), ("dd/MM/yyyy", "⟨2024/012/24⟩", "|"),
      ("dd/MM/yyyy", "24 Dec 24○", "24/12/2024|"), ("dd/MM", "24 December", "24/12|"),
      // Digits that are as likely another date are left to the user.
      ("yyyy-MM-dd", "201123○", "2011-02-3|"), ("yyyy-MM-dd", "2024-12-5○", "2024-12-05|"),
      ("dd/MM/yyyy", "241220245", "24/12/2024|"),
      // Other digits.
      ("dd/MM/yyyy", "٢٤١٢٢٠٢٤", "24/12/2024|"), ("dd/MM/yyyy", "۲۴۱۲۲۰۲۴", "24/12/2024|"),
      ("dd/MM/yyyy", "２４／１２／２０２４", "24/12/2024|"),
      // AM and PM.
      ("hh:mm a", "930p", "09:30 PM|"), ("hh:mm a", "930a", "09:30 AM|"),
      ("hh:mm a", "930pm", "09:30 PM|"), ("hh:mm a", "9:5p", "09:05 PM|"),
      ("hh:mm a", "930 P.M.", "09:30 PM|"), ("hh:mm a", "930ap", "09:30 PM|"),
      ("hh:mm a", "930p⌫", "09:30 |"), ("hh:mm a", "9p", "9p|"), ("hh:mm a", "13", "13:|"),
      ("hh:mm a", "13:30", "01:30 PM|"), ("h:mm a", "115p", "1:15 PM|"),
      ("HH:mm", "5:29 PM", "17:29|"),
      ("HH:mm", "6pm", "18:00|"), ("h:mm a", "16:74", "16:74 |"), ("h:mm a", "17h24", "5:24 PM|"),
      ("h:mma", "930p", "9:30PM|"), ("a h:mm", "p9", "PM 9:|"), ("a h:mm", "930", " 9:30|"),
      ("a h:mm", "930p", "PM |9:30"), ("hh:mm a", "930a«2»p", "09|:30 PM"),
      // Deletion.
      ("dd/MM/yyyy", "4⌫", "|"), ("dd/MM/yyyy", "1/⌫", "1|"), ("dd/MM/yyyy", "12⌫", "1|"),
      ("dd/MM/yyyy", "12/02⌫", "12/0|"), ("dd/MM/yyyy", "12/02⌫⌫", "12/|"),
      ("dd/MM/yyyy", "12/02⌫⌫⌫", "1|"), ("dd/MM/yyyy", "24122024⌫", "24/12/202|"),
      ("d.M.yyyy", "1.⌫", "1|"), ("yyyy-MM-dd", "24-⌫", "24|"),
      // Found by the laws: a typed separator stays when what is behind it goes.
      ("dd/MM/yyyy", "1/1⌫", "01/|"), ("dd/MM/yyyy", "1/2⌫", "01/|"),
      ("dd/MM/yyyy", "1/2⌫⌫", "1|"), ("yyyy-MM-dd", "24-1⌫", "2024-|"),
      ("dd/MM/yyyy", "28122024«6»⌫", "28/01|/2024"), ("dd/MM/yyyy", "28122024«6»⌫1", "28/11/|2024"),
      ("dd/MM/yyyy", "28122024«6»⌫⌫", "28/|/2024"), ("dd/MM/yyyy", "28022024«6»⌫", "28/0|/2024"),
      ("dd/MM/yyyy", "28122024«5»⌫", "28/01|/2024"), ("dd/MM/yyyy", "28122024«6»⌫⌫⌫", "28|//2024"),
      ("dd/MM/yyyy", "12022024«0»⌦", "|02/02/2024"), ("dd/MM/yyyy", "12022024«0»⌦⌦", "|/02/2024"),
      ("dd/MM/yyyy", "12022024«2»⌦", "12/|02/2024"), ("dd/MM/yyyy", "12022024«1»⌫", "0|2/02/2024"),
      ("dd/MM/yyyy", "12022024«1»⌫1", "1|2/02/2024"), ("dd/MM/yyyy", "12022024«3,6»⌫", "12/|/2024"),
      ("dd/MM/yyyy", "12022024«2,3»⌫", "12|/02/2024"), ("dd/MM/yyyy", "12022024«0,10»⌫", "|"),
      ("dd/MM/yyyy", "12022024⇤", "12/02/|"), ("dd/MM/yyyy", "12022024⇤⇤", "12/|"),
      ("dd/MM/yyyy", "24122024«10»⌫⌫⌫⌫⌫⌫⌫⌫", "|"),
      // In the middle.
      ("dd/MM/yyyy", "28022024«0»1", "1|8/02/2024"), ("dd/MM/yyyy", "28022024«0»15", "15/|02/2024"),
      ("dd/MM/yyyy", "31122024«0»0", "0|1/12/2024"), ("dd/MM/yyyy", "09122024«0»3", "03|/12/2024"),
      ("dd/MM/yyyy", "09122024«0»31", "31/|12/2024"), ("dd/MM/yyyy", "28122024«0»4", "04/|12/2024"),
      ("dd/MM/yyyy", "28122024«2»0", "28/0|2/2024"),
      ("dd/MM/yyyy", "28122024«0,2»5", "05|/12/2024"),
      ("dd/MM/yyyy", "28122024«0,2»1", "01|/12/2024"), ("dd/MM/yyyy", "28122024«0,10»1", "1|"),
      ("dd/MM/yyyy", "28122024«4»3", "28/13/|2024"), ("dd/MM/yyyy", "28122024«1»/", "28/|12/2024"),
      ("dd/MM/yyyy", "28122024«2»/", "28/|12/2024"), ("dd/MM/yyyy", "28122024«3»/", "28/|12/2024"),
      ("dd/MM/yyyy", "28122024«6»19", "28/12/19|24"),
      ("yyyy-MM-dd", "20241224«0»19", "19|24-12-24"),
      ("dd/MM/yyyy", "28122024«3,6»/", "28/|12/|2024"),
      ("dd/MM/yyyy", "28122024«1,4»/", "2|8/1|2/2024"),
      // Leaving the field.
      ("dd/MM/yyyy", "1○", "01/|"), ("dd/MM/yyyy", "24122○", "24/12/2|"),
      ("dd/MM/yyyy", "241224○", "24/12/2024|"), ("dd/MM/yyyy", "0○", "0|"),
      ("d.M.yyyy", "1○", "1|"), ("yyyy-MM-dd", "2024122○", "2024-12-02|"),
      // Literals.
      ("yyyy-MM-dd'T'HH:mm", "20241224T1830", "2024-12-24T18:30|"),
      ("yyyy-MM-dd'T'HH:mm", "2024-12-24t18:30", "2024-12-24T18:30|"),
      ("d 'de' M", "4de5", "4 de 5|"), ("d. M. y.", "1.1.2024", "1. 1. 2024.|"),
      ("yyyy年MM月dd日", "20241224", "2024年12月24日|"), ("yyyy年MM月dd日", "2024年1月2日", "2024年01月02日|"),
      ("'am' dd.MM.", "k1", "k1|"), ("'am' dd.MM.", "am 1.", "am 01.|"),
    ] as [(pattern: String, keys: String, text: String)])
  func showsAtEachKey(pattern: String, keys: String, text: String) throws {
    let format = try DateFormat(pattern)
    #expect(typed(keys, into: format) == text)
  }

  @Test(
    arguments: [
      ("dd/MM/yyyy", "2024-12-24", "24/12/2024", ""),
      ("dd/MM/yyyy", "24/12/2024", "24/12/2024", ""),
      ("dd/MM/yyyy", "24.12.2024", "24/12/2024", ""), ("dd/MM/yyyy", "1/2/2024", "01/02/2024", ""),
      ("MM/dd/yyyy", "2024-12-24", "12/24/2024", ""),
      ("MM/dd/yyyy", "24.12.2024", "24/12/2024", ""),
      ("MM/dd/yyyy", "10.12.2024", "10/12/2024", ""),
      ("dd/MM/yyyy", "12/24/2024", "12/24/2024", ""),
      ("dd/MM/yyyy", "24 December 2024", "24/12/2024", ""),
      ("dd/MM/yyyy", "Dec 24, 2024", "24/12/2024", ""),
      ("dd/MM/yyyy", "December 24th, 2024", "24/12/2024", ""),
      ("dd/MM/yyyy", "Tue, 24 Dec 2024", "24/12/2024", ""),
      ("dd/MM/yyyy", "24-Dec-24", "24/12/2024", ""),
      ("dd/MM/yyyy", "2024 Dec 24", "24/12/2024", ""),
      ("dd/MM/yyyy", "24 Dec", "24/12/", ""),
      ("dd/MM/yyyy", "due 24 Dec 2024", "24/12/2024", "due"),
      ("dd/MM/yyyy", "2024-12-24T18:30:00Z", "24/12/2024", "183000"),
      ("dd/MM/yyyy", "20241224", "", nil), ("yyyy-MM-dd", "20241224", "2024-12-24", ""),
      ("yyyy-MM-dd HH:mm", "20241224T1830", "2024-12-24 18:30", ""),
      ("yyyy-dd-MM", "20241224", "2024-24-12", ""), ("yy-MM-dd", "20241224", "24-12-24", ""),
      ("dd/MM/yyyy", "20101224", "", nil),
      ("dd/MM/yyyy", "24122024", "24/12/2024", ""),
      ("dd/MM/yyyy HH:mm", "2024-12-24T18:30:00+02:00", "24/12/2024 18:30", "000200"),
      ("dd/MM/yyyy HH:mm:ss", "2024-12-24 18:30:05.123", "24/12/2024 18:30:05", "123"),
      ("dd/MM/yyyy HH:mm", "2024-12-24", "24/12/2024 ", ""),
      ("HH:mm", "Fri. 5 pm", "17:00", ""), ("HH:mm", "6:30 pm", "18:30", ""),
      ("HH:mm", "12:05 AM", "00:05", ""),
      ("HH:mm", "6pm", "18:00", ""), ("hh:mm a", "18:30", "06:30 PM", ""),
      ("hh:mm a", "00:05", "12:05 AM", ""), ("hh:mm a", "6:30 p.m.", "06:30 PM", ""),
      ("MM/yy", "12/2024", "12/24", ""), ("MM/yy", "2024-12", "12/24", ""),
      ("MM/yyyy", "12/2024", "12/2024", ""), ("MM/yy", "1224", "12/24", ""),
      ("yyyy-MM-dd", "24.12.2024", "", nil), ("yyyy-MM-dd", "12/02/2024", "", nil),
      ("yyyy-MM-dd", "24/12/24", "2024-12-24", ""),
      ("dd/MM/yyyy", "  24/12/2024\n", "24/12/2024", ""),
      ("dd/MM/yyyy", "\u{200E}24/12/2024", "24/12/2024", ""),
      ("dd/MM/yyyy", "٢٤/١٢/٢٠٢٤", "24/12/2024", ""), ("dd/MM/yyyy", "24/12/20245", "", nil),
      ("dd/MM/yyyy", "2024-12", "", nil), ("dd/MM/yyyy", "2012-12", "", nil),
      ("dd/MM/yyyy", "24/13/2024", "24/13/2024", ""), ("dd/MM/yyyy", "hello", "", nil),
      ("MM/yy", "12/1924", "", nil), ("dd/MM/yyyy", "32/01/2024", "32/01/2024", ""),
      ("dd/MM/yyyy", "31/02/2024", "31/02/2024", ""),
      ("dd/MM/yyyy", "2024-02-31", "31/02/2024", ""),
      ("dd/MM/yyyy", "241220245", "", nil), ("dd/MM/yyyy", "24/12/24", "24/12/24", ""),
      ("dd/MM/yyyy", "24/12/2024 18:30", "24/12/2024", "1830"), ("dd/MM/yyyy", "2413", "", nil),
      ("dd.MM.yyyy", "25685", "", nil), ("dd.MM.yyyy", "010910", "01.09.10", ""),
      ("MM/yy", "1224", "12/24", ""),
      ("dd.MM.yyyy", "2024-W10-2", "", nil), ("dd/MM", "2024-W10-2", "", nil),
      ("dd.MM.yyyy", "1700000000", "", nil), ("dd/MM", "2024-12-24", "24/12", "2024"),
      ("dd/MM/yyyy", "2024-12-24T18:30:00-05:00", "24/12/2024", "1830000500"),
      ("dd/MM/yyyy", "Tue, 24 Dec 2024 18:30:00 +0200", "24/12/2024", "1830000200"),
      ("h:mm a", "2024-12-24T09:30:00Z", "9:30 AM", "2024122400"),
      ("dd/MM/yyyy h:mm a", "24 Dec 2024, 9:30", "24/12/2024 9:30 ", ""),
      ("dd/MM/yyyy h:mm a", "24 Dec 2024, 9:30 pm", "24/12/2024 9:30 PM", ""),
      ("h:mm a", "9:30", "9:30 ", ""), ("HH:mm", "18h30", "18:30", ""),
      ("h:mm a", "115 pm", "1:15 PM", ""), ("h:mm a", "1830", "6:30 PM", ""),
      ("HH:mm", "10:30-11:00", "", nil), ("HH:mm", "10/30", "", nil),
      ("dd.MM.yyyy", "10:11:12", "", nil),
      ("dd.MM.yyyy", "10.7.78.109", "", nil), ("MM/yy", "05/06/1962", "", nil),
      ("dd.MM.yyyy", "server 10.7.78.109 up", "", nil), ("dd/MM", "Room 12 5", "", nil),
      ("dd.MM.yyyy", "Invoice 4711 of 09.06.1997, paid", "09.06.1997", "Invoice4711paid"),
      ("dd.MM.yyyy", "from 09.06.1997 or 10.06.1997", "", nil),
      ("dd/MM/yyyy", "+24/12/2024", "", nil), ("yyyy/MM/dd", "24/9", "2024/09/", ""),
      // Numbers of a sentence are a date if they are written as one.
      ("dd/MM", "Room 12-5", "", nil), ("dd/MM", "Room 12.5", "", nil),
      ("dd.MM.yyyy", "Room 24 12 2024", "", nil), ("dd.MM.yyyy", "on 24 12 2024", "24.12.2024", ""),
      ("dd/MM/yyyy", "18:30 24 12 24", "24/12/2024", "1830"),
      ("dd/MM/yyyy", "18:30 24 12 2024", "24/12/2024", "1830"),
      ("h:mm a", "160 pm", "", nil), ("h:mm a", "159 pm", "1:59 PM", ""),
    ] as [(pattern: String, pasted: String, text: String, unused: String?)])
  func readsAPaste(pattern: String, pasted: String, text: String, unused: String?) throws {
    let format = try DateFormat(pattern)
    let outcome = format.apply(TextEdit(inserting: pasted, at: 0), to: FormattedText())
    #expect(outcome.formatted.text == text)
    #expect(outcome.isRejected == (unused == nil))
    #expect(outcome.unused == unused ?? "")
  }

  /// An emoji isn't a separator, also one that is a flag's half.
  @Test(arguments: ["😀", "❤", "☎", "⌚", "🇺", "🇺🇸"])
  func emojiAreRejected(emoji: String) throws {
    var field = EditingSession(format: try DateFormat("dd/MM/yyyy"))
    field.insert("2")
    #expect(field.insert(emoji).isRejected)
    #expect(field.current.text == "2")
  }

  @Test(
    arguments: [
      ("24/|", "2024-12-24", "24/12/2024|", "24"),
      ("24/12/2024|", "2025-01-02", "02/01/2025|", "24122024"),
      ("2|", "4/12/2024", "04/12/2024|", "2"), ("24|/", "12/2024", "24/12/2024|", ""),
      ("|24/12/2024", "0506", "05/06/|2024", "2412"), ("24/|12/2024", "01", "24/01/|2024", "12"),
      // Digits that could be distributed in several ways.
      ("|24/12/2024", "567", "|24/12/2024", ""),
      ("24/[12]/2024", "1", "24/01|/2024", ""), ("[24/12/2024]", "1/2", "01/02/|", ""),
    ] as [(before: Drawing, pasted: String, after: Drawing, removed: String)])
  func pastesWhereThereIsText(
    before: Drawing, pasted: String, after: Drawing, removed: String
  ) throws {
    let outcome = try DateFormat("dd/MM/yyyy").inserting(pasted, into: before)
    #expect(Drawing(outcome.formatted) == after)
    #expect(outcome.removed == removed)
  }

  @Test(
    arguments: [
      ("31/02/", .impossibleDate), ("31/02/2024", .impossibleDate), ("29/02/2023", .impossibleDate),
      ("29/02/2024", nil), ("29/02/202", nil), ("29/02/1900", .impossibleDate), ("29/02/2000", nil),
      ("31/04", .impossibleDate), ("31/12/1899", .belowMinimum), ("01/01/1900", nil),
      ("31/12/2100", nil), ("01/01/2101", .aboveMaximum), ("01/01/0", nil), ("", nil), ("24/", nil),
    ] as [(text: String, issue: ValidationIssue?)])
  func showsIssues(text: String, issue: ValidationIssue?) throws {
    let options = DateFormat.Options(
      minimum: DateTimeComponents("1900-01-01"), maximum: DateTimeComponents("2100-12-31"))
    let format = try DateFormat("dd/MM/yyyy", options: options)
    #expect(format.formatted(text: text).text == (text == "31/04" ? "31/04/" : text))
    #expect(format.formatted(text: text).issue == issue)
  }

  @Test(
    arguments: [
      ("dd/MM/yyyy", "", "dd/MM/yyyy"), ("dd/MM/yyyy", "1", "d/MM/yyyy"),
      ("dd/MM/yyyy", "12", "MM/yyyy"), ("dd/MM/yyyy", "12/1", "M/yyyy"),
      ("dd/MM/yyyy", "12/12/20", "yy"), ("dd/MM/yyyy", "12/12/2024", ""),
      ("d.M.yyyy", "1", ".M.yyyy"), ("d. M. y.", "", "d. M. yyyy."), ("hh:mm a", "0930", "a"),
      ("d. M. y.", "1.1.2024", ""),
    ] as [(pattern: String, text: String, remainder: String)])
  func saysWhatIsMissing(pattern: String, text: String, remainder: String) throws {
    let format = try DateFormat(pattern)
    #expect(format.remainder(after: format.formatted(text: text)) == remainder)
  }

  @Test(
    arguments: [
      ("|24/12/2024", 1, "|25/12/2024"), ("24|/12/2024", -1, "23|/12/2024"),
      ("24/1|2/2024", -1, "24/1|1/2024"), ("24/12/|2024", 1, "24/12/|2025"),
      ("31/1|2/2024", -1, "31/1|1/2024"), ("24/12/|", 1, "24/12/|2000"),
      ("|", 1, "|01/"), ("|", -1, "|31/"), ("12/|", 1, "12/|01/"), ("09|/", 1, "10|/"),
      ("28|/02/2023", 5, nil), ("|31/12/2024", 1, nil), ("01|/12/2024", -1, nil),
      ("24|/12/2024", .max, "31|/12/2024"), ("24|/12/2024", .min, "01|/12/2024"),
      ("24/1|2/2024", 1, nil), ("29|/02/2024", -1, "28|/02/2024"), ("1|", 1, "0|2/"),
      ("24/12/20|", 1, "24/12/20|21"),
    ] as [(before: Drawing, steps: Int, after: Drawing?)])
  func steps(before: Drawing, steps: Int, after: Drawing?) throws {
    let format = try DateFormat("dd/MM/yyyy")
    let current = before.formatted(by: format)
    let outcome = try #require(format.stepped(current, by: steps))
    #expect(outcome.isRejected == (after == nil))
    #expect(Drawing(outcome.formatted) == after ?? Drawing(current))
  }

  @Test(
    arguments: [
      ("4", "04|"), ("12", "12|"), ("121", "12/1|"), ("12/", "12/|"), ("12/⌫", "12|"),
      ("1/", "01/|"), ("1/⌫", "1|"), ("24122024", "24/12/2024|"), ("24122024⌫", "24/12/202|"),
    ])
  func waitsForTheNextKeyWithoutCompletion(keys: String, text: String) throws {
    var options = DateFormat.Options()
    options.completion = false
    #expect(typed(keys, into: try DateFormat("dd/MM/yyyy", options: options)) == text)
  }

  @Test(
    arguments: [
      ("|28/12/2024", "1", nil, .noRoom), ("0|8/12/2024", "1", nil, .noRoom),
      ("28/|/2024", "1", "28/01|/2024", nil), ("28/12/2|24", "0", "28/12/20|24", nil),
      ("28|/12/2024", "1", nil, .noRoom), ("28/12/2024|", "1", nil, .noRoom),
    ] as [(before: Drawing, key: String, after: Drawing?, rejection: Rejection?)])
  func makesRoomInAFieldIfAsked(
    before: Drawing, key: String, after: Drawing?, rejection: Rejection?
  ) throws {
    var options = DateFormat.Options()
    options.insertion = .insert
    let outcome = try DateFormat("dd/MM/yyyy", options: options).inserting(key, into: before)
    #expect(outcome.rejection == rejection)
    #expect(Drawing(outcome.formatted) == after ?? before)
  }

  @Test func hasAWindowForShortYears() throws {
    var options = DateFormat.Options()
    options.firstShortYear = 1980
    let card = try DateFormat("MM/yy", options: options)
    #expect(card.typed(card.formatted(text: "12/79"))?.year == 2079)
    #expect(card.typed(card.formatted(text: "12/80"))?.year == 1980)
    options.firstShortYear = -5
    #expect(options.firstShortYear == 1)
    options.firstShortYear = .max
    #expect(options.firstShortYear == 9900)
  }

  @Test(
    arguments: [
      ("dd/MM/yyyy", "24/12/2024", true), ("dd/MM/yyyy", "24/12/202", false),
      ("dd/MM/yyyy", "", false), ("d.M.yyyy", "4.5.2024", true), ("d.M.yyyy", "1.5.2024", false),
      ("hh:mm a", "0930p", true), ("hh:mm a", "0930", false),
      // 20 and 19 may be the beginning of 2030 and 1999.
      ("MM/yy", "12/27", true), ("MM/yy", "12/20", false), ("MM/yy", "12/19", false),
    ])
  func isFull(pattern: String, text: String, isFull: Bool) throws {
    let format = try DateFormat(pattern)
    #expect(format.formatted(text: text).isFull == isFull)
  }

  @Test(
    arguments: [
      ("12:05 AM", 0), ("01:05 AM", 1), ("11:05 AM", 11), ("12:05 PM", 12), ("11:05 PM", 23),
    ])
  func knowsTheHalfOfTheDay(text: String, hour: Int) throws {
    let format = try DateFormat("hh:mm a")
    #expect(format.typed(format.formatted(text: text)) == DateTimeComponents(hour: hour, minute: 5))
    #expect(format.formatted(typed: DateTimeComponents(hour: hour, minute: 5)).text == text)
  }
}
