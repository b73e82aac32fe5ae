import FormworkTestSupport
import Testing

@Suite struct CheckDigitsTests {
  /// Numbers from standards and publications, never those of people.
  @Test(
    arguments: [
      (.luhn, "4242424242424242", true), (.luhn, "79927398713", true),
      (.luhn, "79927398710", false),
      (.luhn, "US0378331005", true), (.luhn, "US0378331006", false), (.luhn, "0", true),
      (.verhoeff, "2363", true), (.verhoeff, "2369", false), (.verhoeff, "123451", true),
      (.verhoeff, "123450", false), (.mod11And10, "07945", true), (.mod11And10, "07946", false),
      (.mod97, "79444", true), (.mod97, "79445", false), (.mod97, "5493001KJTIIGC8Y1R12", true),
      (.weighted([8, 7, 6, 5, 4, 3, 2, 1], modulus: 11), "2434561X", true),
      (.weighted([8, 7, 6, 5, 4, 3, 2, 1], modulus: 11), "24345610", false),
      (.weighted([3, 1], modulus: 0), "11", true), (.luhn, "", false), (.luhn, "4 2", false),
      (.luhn, "é", false), (.verhoeff, "", false),
    ] as [(digits: CheckDigits, value: String, agree: Bool)])
  func agree(digits: CheckDigits, value: String, agree: Bool) {
    #expect(digits.agree(with: value) == agree, "\(value)")
  }

  /// One wrong digit is always noticed, wherever it is: that is what check digits are for.
  @Test(
    arguments: Preset.all.filter { $0.checkDigits != nil && $0.identifier != "card" }.map(
      \.identifier))
  func aWrongDigitIsNoticed(identifier: String) throws {
    let preset = try #require(Preset(identifier: identifier))
    let digits = try #require(preset.checkDigits)
    // What is told by ten digits, or with ten for zero, is blind for some, and so is what has two rules, or
    // digits behind the check digit.
    let blind = [
      "jp.cn", "br.cpf", "br.cnpj", "pt.nif", "jp.in", "ru.inn", "ro.cnp", "bg.egn", "cz.rc", "imo",
      "ar.cuit", "be.nn", "co.nit", "ee.ik", "eu.vat.nl", "eu.vat.se", "gb.utr", "gb.vat",
      "mx.curp",
      "nz.ird", "pe.ruc", "tw.ubn",
    ]
    var random = SeededGenerator(seed: 1)
    let example = preset.makeFormat().formatted(text: preset.example).value
    var (right, noticed, changed) = (0, 0, 0)
    for _ in 0..<6_000 where right < 20 {
      let value = random.digits(like: example)
      guard digits.agree(with: value) else { continue }
      right += 1
      for place in value.indices where value[place].isNumber {
        for digit in "0123456789" where digit != value[place] {
          var wrong = value
          wrong.replaceSubrange(place...place, with: String(digit))
          changed += 1
          if !digits.agree(with: wrong) { noticed += 1 }
        }
      }
    }
    #expect(right >= 10, "\(right)")
    let isBlind = blind.contains(preset.identifier)
    #expect(isBlind ? noticed * 100 > changed * 75 : noticed == changed, "\(noticed) of \(changed)")
  }
}

extension SeededGenerator {
  /// A value like another, with other digits.
  fileprivate mutating func digits(like value: String) -> String {
    String(
      value.enumerated().map { place, sign in
        let isFixed =
          !sign.isNumber || value.hasPrefix("978") && place < 3
          || value.hasPrefix("756") && place < 3
        return isFixed ? sign : Character(String(number(in: 0...9)))
      })
  }
}
