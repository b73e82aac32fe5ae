import FormworkTestSupport
import Testing

@Suite struct FreeformFormatTests {
  @Test(
    arguments: [
      (.personName, "Zoë O’Hara", "Zoë O’Hara|"), (.personName, " ann  lee", "ann lee|"),
      (.personName, "Ann 3 Lee", "Ann 3 Lee|"), (.personName, "Jr.", "Jr.|"),
      (.personName, "Müller-Lüdenscheidt", "Müller-Lüdenscheidt|"), (.personName, "山田", "山田|"),
      (.personName, "נועה", "נועה|"),
      (.emailAddress, "ann lee@example.org", "ann lee@example.org|"),
      (.emailAddress, "ann＠example。org", "ann@example.org|"),
      (.webAddress, "https://example.org/a b", "https://example.org/a b|"),
      (.slug, "A New  Title_2", "a-new-title-2|"), (.slug, "--x", "x|"), (.slug, "é", "é|"),
      (.slug, "my.file", "my-file|"),
      (.ipAddress6, "2001:DB8::1", "2001:db8::1|"), (.ipAddress6, "fe80：：1g", "fe80::1g|"),
      (.serial, "ab-12  cd", "AB-12 CD|"), (.serial, "- a- b", "A-B|"),
    ] as [(format: FreeformFormat, keys: String, drawn: String)])
  func keys(format: FreeformFormat, keys: String, drawn expected: String) {
    var session = EditingSession(format: format)
    for key in keys { session.insert(String(key)) }
    #expect(drawn(session.current) == expected, "\(keys)")
  }

  @Test(
    arguments: [
      (.emailAddress, "mailto:ann@example.org?subject=x", "ann@example.org"),
      (.emailAddress, "Ann Lee <ann@example.org>", "ann@example.org"),
      (.emailAddress, " ann@example.org\n", "ann@example.org"),
      (.emailAddress, "ann@example.org (work)", "ann@example.org"),
      (.emailAddress, "'o’neil@example.org'", "o’neil@example.org"),
      (.emailAddress, "Ann Lee\nann@example.org\n+44 20 7946 0018", "ann@example.org"),
      (.emailAddress, "j\u{AD}doe@sub\u{2011}domain.example.org", "jdoe@sub-domain.example.org"),
      (.webAddress, "see https://example.org/a.", "https://example.org/a"),
      (.webAddress, "example.org/a (see below)", "example.org/a"),
      (.webAddress, "[here](https://example.org/)", "https://example.org/"),
      (.webAddress, "<URL:https://example.org/A_(b)>", "https://example.org/A_(b)"),
      (.ipAddress4, "192.0.2.1:80", "192.0.2.1"), (.ipAddress4, "IPv4: 10.0.0.1/24", "10.0.0.1"),
      (.ipAddress6, "[::1]:80", "::1"), (.ipAddress6, "fe80::1%eth0", "fe80::1"),
      (.personName, "Jean\u{2011}Luc", "Jean\u{2011}Luc"),
      (.personName, "Ann Smith 3rd", "Ann Smith 3rd"),
      (.personName, "Marcel·la O`Neil", "Marcel·la O`Neil"), (.serial, "mü-ab 12", "MÜ-AB 12"),
      (.slug, "https://example.org/my.file", "https-example-org-my-file"),
      (.personName, " Ann\tLee \r\n", "Ann Lee"), (.slug, "New Title! ", "new-title"),
    ] as [(format: FreeformFormat, text: String, shown: String)])
  func pastes(format: FreeformFormat, text: String, shown: String) {
    let whole = format.formatted(text: text)
    #expect(format.editingEnded(whole).text == shown)
    #expect(format.editingEnded(whole).isComplete)
    #expect(format.unused(of: shown, in: format.formatted(text: shown)) == "")
  }

  /// Letters of all scripts, whatever bytes they have.
  @Test func aLabelMayHaveAnyLetter() {
    for value in 0x100...0x17F as ClosedRange<UInt32> {
      guard let letter = Unicode.Scalar(value).map({ Character($0) }) else { continue }
      let host = "\(letter)b.example"
      #expect(FreeformFormat.webAddress.formatted(text: "https://\(host)/").isComplete, "\(host)")
      #expect(FreeformFormat.emailAddress.formatted(text: "a@\(host)").isComplete, "\(host)")
    }
  }

  /// What has several meanings, or none, is kept with an issue, and nothing of it is joined.
  @Test(
    arguments: [
      (.emailAddress, "ann@example.org bob@example.org"), (.emailAddress, "ann @ example.org"),
      (.emailAddress, "ann\u{2013}lee@example.org"),
      (.webAddress, "https://example.org/a b"), (.webAddress, "example.org see below"),
      (.webAddress, "https://example.org/ https://example.net/"),
      (.ipAddress4, "10.0.0.1 10.0.0.2"), (.ipAddress4, "172.16.161.100.1"),
      (.ipAddress4, "192.168.001.001"), (.ipAddress4, "10.0.0.01"), (.ipAddress4, "192000002100"),
      (.ipAddress6, "::1 ::2"),
      (.ipAddress6, "::ffff:192.0.02.1"), (.ipAddress6, "::ffff:192.0.0002.1"),
      (.ipAddress6, "::ffff:192.0.a.1"), (.ipAddress6, "::ffff:192.0.256.1"),
      (.personName, "Smith,Bob"), (.personName, "Bob/Ann"),
      (.slug, "é"), (.serial, "A_1"),
    ] as [(format: FreeformFormat, text: String)])
  func whatIsKept(format: FreeformFormat, text: String) {
    for shown in [format.formatted(text: text), format.formatted(value: text)] {
      #expect(shown.value == (format == .slug || format == .serial ? shown.text : text), "\(text)")
      #expect(shown.issue == .malformed && !shown.isComplete)
      #expect(format.editingEnded(shown) == shown)
    }
  }

  /// A typo in a word never makes another address of it.
  @Test(
    arguments: [
      (.emailAddress, "a,b@example.org"), (.emailAddress, "a:b@example.org"),
      (.emailAddress, "a;b@example.org"), (.emailAddress, "a(b@example.org"),
      (.emailAddress, "a\"b@example.org"), (.emailAddress, "ann,'b@example.org'"),
      (.emailAddress, "ann@example.org,b"), (.emailAddress, "write to a,b@example.org"),
      (.ipAddress4, "1,10.0.0.1"), (.webAddress, "a,https://example.org"),
      (.webAddress, "h ttps://example.org"), (.webAddress, "see s://example.org"),
    ] as [(format: FreeformFormat, text: String)])
  func noPieceOfAWord(format: FreeformFormat, text: String) {
    let pasted = format.formatted(text: text)
    #expect(pasted.text == text && pasted.issue == .malformed && !pasted.isComplete)
    #expect(format.editingEnded(pasted) == pasted)
  }

  /// Brackets and quotes around an address aren't part of it, and those that the address itself opens are.
  @Test(
    arguments: [
      (.emailAddress, "Anna<ann@example.org>", "ann@example.org"),
      (.emailAddress, "<a href=\"mailto:ann@example.org\">Ann</a>", "ann@example.org"),
      (.emailAddress, "邮箱：ann@example.org", "ann@example.org"),
      (.emailAddress, "Write to ann@example.org, or call.", "ann@example.org"),
      (.webAddress, "(https://example.org/a_(b))", "https://example.org/a_(b)"),
      (.webAddress, "(see https://example.org/a)", "https://example.org/a"),
      (.webAddress, "<a href=\"https://example.org\">x</a>", "https://example.org"),
      (.webAddress, "[x](http://example.org/a_[b])", "http://example.org/a_[b]"),
    ] as [(format: FreeformFormat, text: String, address: String)])
  func enclosedAddresses(format: FreeformFormat, text: String, address: String) {
    let pasted = format.formatted(text: text)
    #expect(pasted.text == address && pasted.isDone)
  }

  /// Leaving the field never cuts what was typed: a space may be a typo. A paste takes the address.
  @Test(
    arguments: [
      (.emailAddress, "a,b@example.org"), (.emailAddress, "Anna <a@example.org>"),
      (.emailAddress, "ann. lee@example.org"), (.emailAddress, "mailto:a@example.org?cc=b"),
      (.webAddress, "h ttps://example.org"), (.webAddress, "my https://example.org/x"),
      (.ipAddress4, "1 92.168.1.1"), (.ipAddress4, "192.168.1.1 7"), (.ipAddress6, "f ::1"),
    ] as [(format: FreeformFormat, keys: String)])
  func leavingCutsNothing(format: FreeformFormat, keys: String) {
    var session = EditingSession(format: format)
    for key in keys { session.insert(String(key)) }
    session.endEditing()
    #expect(session.current.text == keys)
    #expect(session.current.issue == .malformed && !session.current.isDone)
  }

  /// The path, the query, and the fragment keep their characters, as WHATWG's parser does, which encodes them.
  ///
  /// Expectations: ada-url 1.15 parses each text to the same server, path, query, and fragment.
  @Test(
    arguments: [
      ("https://en.wikipedia.org/wiki/France–Germany_border", nil),
      ("https://example.org/a—b", nil), ("https://example.org/a−b?c‐d", nil),
      ("https://example.org/“x”", nil), ("https://example.org/?q=«x»", nil),
      ("https://example.org/ＡＢ＃ｘ", nil), ("https://example.org/wiki/你好，李焕英", nil),
      ("https://example.org/#a…b", nil), ("example.org/a‘b’", nil),
      ("https://ｅｘａｍｐｌｅ。org/ｘ", "https://example.org/ｘ"),
      ("ｈｔｔｐｓ：／／example.org／ｘ", "https://example.org/ｘ"),
    ] as [(text: String, kept: String?)])
  func pathsKeepTheirCharacters(text: String, kept: String?) {
    let pasted = FreeformFormat.webAddress.formatted(text: text)
    #expect(pasted.text == kept ?? text && pasted.isDone)
    var session = EditingSession(format: FreeformFormat.webAddress)
    for key in text { session.insert(String(key)) }
    session.endEditing()
    #expect(session.current.text == kept ?? text && session.current.isDone)
  }

  /// A quotation mark, a bracket, or a dash around an address isn't part of its path.
  @Test(
    arguments: [
      ("“https://example.org/a”", "https://example.org/a"),
      ("see «https://example.org/a–b» now", "https://example.org/a–b"),
      ("（https://example.org/a）", "https://example.org/a"),
      ("見よ「https://example.org/a」", "https://example.org/a"),
      ("see https://example.org/a— and more", "https://example.org/a"),
      ("https://example.org/a – our page", "https://example.org/a"),
      ("网址：https://example.org/a，谢谢", "https://example.org/a"),
      ("<a href=\"https://example.org/x\">x</a>", "https://example.org/x"),
    ] as [(text: String, address: String)])
  func marksAroundAPath(text: String, address: String) {
    let pasted = FreeformFormat.webAddress.formatted(text: text)
    #expect(pasted.text == address && pasted.isDone)
  }

  @Test(
    arguments: [
      (.emailAddress, "<a@example.org>", "a@example.org"),
      (.emailAddress, "a@example.org, ", "a@example.org"),
      (.emailAddress, "mailto:a@example.org", "a@example.org"),
      (.webAddress, "example.org.", "example.org"), (.ipAddress6, "[::1]", "::1"),
    ] as [(format: FreeformFormat, keys: String, left: String)])
  func leavingTidiesPunctuation(format: FreeformFormat, keys: String, left: String) {
    var session = EditingSession(format: format)
    for key in keys { session.insert(String(key)) }
    session.endEditing()
    #expect(session.current.text == left && session.current.isDone)
  }

  /// What another way of writing makes of a text is no loss, a name or a digit that is left out is one.
  @Test(
    arguments: [
      (.emailAddress, "mailto:ann@example.org", ""),
      (.emailAddress, "Ann <ann@example.org>", "Ann"),
      (.emailAddress, "ann＠example。org", ""), (.slug, "New_Title", ""), (.slug, "é-1", ""),
      (.serial, "ab 1", ""), (.ipAddress6, "2001:DB8::1", ""), (.personName, "Ann 3", ""),
    ] as [(format: FreeformFormat, text: String, unused: String)])
  func losses(format: FreeformFormat, text: String, unused: String) {
    #expect(format.unused(of: text, in: format.formatted(text: text)) == unused)
  }

  /// Separators that stand there already aren't put in again, wherever the caret is.
  @Test func separatorsStandOnce() {
    let name = FreeformFormat.personName
    let current = name.formatted(text: "Ann Lee")
    for (offset, insertion, expected) in [
      (3, " ", "Ann Lee"), (4, " ", "Ann Lee"), (3, "a ", "Anna Lee"), (0, " x", "xAnn Lee"),
      (4, "B. ", "Ann B. Lee"), (7, " ", "Ann Lee "),
    ] {
      let edit = TextEdit(inserting: insertion, at: UTF16Offset(offset))
      #expect(name.apply(edit, to: current).formatted.text == expected)
    }
    #expect(name.editingEnded(name.formatted(text: "Ann ")).text == "Ann")
    #expect(name.apply(TextEdit(inserting: "\u{7}", at: 0), to: current).formatted == current)
  }

  /// What stands before the sign has 64 characters at most. Source: RFC 5321, 4.5.3.1.1.
  @Test func lengthOfAMailbox() {
    let box = String(repeating: "a", count: 64)
    for (text, verdict) in [
      (box, "unfinished"), (box + "a", "malformed"), (box + "@x.co", "whole"),
      (box + "a@x.co", "malformed"),
    ] {
      #expect(name(FreeformFormat.emailAddress.formatted(value: text)) == verdict, "\(text)")
    }
  }

  /// What is right, and can't become so, by the documents that the doc comments name.
  @Test(
    arguments: [
      (.emailAddress, "ann@example.org", "whole"), (.emailAddress, "ann", "unfinished"),
      (.emailAddress, "ann@", "unfinished"), (.emailAddress, "ann@example", "unfinished"),
      (.emailAddress, "ann@example.o", "unfinished"), (.emailAddress, "a+b@x.co", "whole"),
      (.emailAddress, "ann@münchen.example", "whole"), (.emailAddress, "ann@@x", "malformed"),
      (.emailAddress, ".ann", "malformed"), (.emailAddress, "a..b", "malformed"),
      (.emailAddress, "ann.@x", "malformed"), (.emailAddress, "@", "malformed"),
      (.emailAddress, "ann@-x", "malformed"), (.emailAddress, "ann@x..de", "malformed"),
      (.emailAddress, "ann@x_y", "malformed"), (.emailAddress, "ann@1.2.3.4", "unfinished"),
      (.webAddress, "https://example.org", "whole"), (.webAddress, "example.org/a?b#c", "whole"),
      (.webAddress, "https", "unfinished"), (.webAddress, "https:", "unfinished"),
      (.webAddress, "https:/", "unfinished"), (.webAddress, "https://", "unfinished"),
      (.webAddress, "https:///", "malformed"), (.webAddress, "https:/x", "malformed"),
      (.webAddress, "https://localhost:8080/x", "whole"), (.webAddress, "localhost", "whole"),
      (.webAddress, "http://192.0.2.1/", "whole"), (.webAddress, "http://192.0.2/", "malformed"),
      (.webAddress, "http://[2001:db8::1]:80/", "whole"),
      (.webAddress, "web+a-b.c1://example.org/", "whole"),
      (.webAddress, "http://[2001:db8::1", "unfinished"),
      (.webAddress, "http://[2001:]", "malformed"), (.webAddress, "http://[::1]x", "malformed"),
      (.webAddress, "example.org:x1", "unfinished"),
      (.webAddress, "example.org:99999", "unfinished"),
      (.webAddress, "example.org:x", "unfinished"),
      (.webAddress, "example.org:x/", "malformed"),
      (.webAddress, "example.org:99999/", "malformed"),
      (.webAddress, "ftp://ann:x@example.org", "whole"),
      (.webAddress, "-x.org", "malformed"), (.webAddress, "a..b", "malformed"),
      (.webAddress, "x/", "malformed"), (.webAddress, "mailto:a@example.org", "whole"),
      (.slug, "a", "whole"),
      (.personName, "’", "unfinished"), (.personName, "É", "whole"),
      (.personName, "-.", "unfinished"),
    ] as [(format: FreeformFormat, text: String, verdict: String)])
  func verdicts(format: FreeformFormat, text: String, verdict: String) {
    let shown = format.formatted(value: text)
    #expect(shown.text == text)
    #expect(name(shown) == verdict, "\(text)")
  }

  private func name(_ shown: FormattedText) -> String {
    shown.isComplete ? "whole" : shown.issue == .malformed ? "malformed" : "unfinished"
  }

  @Test func purposesAndKeyboards() throws {
    #expect(FreeformFormat.emailAddress.purpose == .emailAddress)
    #expect(FreeformFormat.slug.purpose == nil)
    #expect(CardFormat().purpose == .cardNumber && PhoneFormat().purpose == .telephone)
    for (identifier, purpose) in [
      ("postal.DE", TextContentType.postalCode), ("card", .cardNumber), ("name", .personName),
      ("card.expiry", .cardExpiration), ("card.code", .cardSecurityCode), ("url", .webAddress),
      ("code.one-time", .oneTimeCode),
    ] {
      let preset = try #require(Preset(identifier: identifier))
      #expect(preset.makeFormat().purpose == purpose)
      #expect(purpose.name == preset.autocomplete)
    }
    #expect(try #require(Preset(identifier: "isbn13")).makeFormat().purpose == nil)
    #expect(TextContentType(name: "bday") == .birthday && TextContentType(name: "Bday") == nil)
  }
}
