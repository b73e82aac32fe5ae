import FormworkPhoneNumbers

extension [Case] {
  /// Cases that parse whole numbers, and find their types and notations.
  static func phoneNumbers() -> [Case] {
    func parsing(_ text: String, _ region: String?, as name: String, isProbed: Bool = false) -> Case
    {
      Case(name, operations: 100, isProbed: isProbed) {
        for _ in 0..<100 { keep(try? PhoneNumber(text, region: region)) }
      }
    }
    func asking<Answer>(
      _ name: String, isProbed: Bool = false, _ ask: @escaping (PhoneNumber) -> Answer
    ) -> Case {
      let number = try? PhoneNumber("+442079460018")
      return Case(name, operations: 100, isProbed: isProbed) {
        for _ in 0..<100 { keep(number.map(ask)) }
      }
    }
    return [
      parsing("(212) 555-0100", "US", as: "parse (212) 555-0100", isProbed: true),
      parsing("+44 20 7946 0018", nil, as: "parse +44 20 7946 0018", isProbed: true),
      parsing("0044 20 7946 0018", "DE", as: "parse 0044 20 7946 0018", isProbed: true),
      parsing("030 23125042", "DE", as: "parse 030 23125042", isProbed: true),
      parsing("011 15-2345-6789", "AR", as: "parse 011 15-2345-6789", isProbed: true),
      parsing("1-800-FLOWERS ext. 12", "US", as: "parse letters and an extension", isProbed: true),
      asking("tell the kind of +442079460018", isProbed: true) { $0.kind },
      asking("tell the region of +442079460018") { $0.region },
      asking("write +442079460018 as E.164", isProbed: true) { $0.e164 },
      asking("write +442079460018 for its country", isProbed: true) { $0.formatted(.national) },
    ]
  }
}
