public import FormworkFormats

extension FieldFormat where Value == String {
  /// A format for phone numbers, without the calling code for numbers of the field's region.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone)
  ///
  /// The region comes from the field's locale. Without a region, all numbers are international. The
  /// value is the number in E.164, such as `+12125550100`.
  public static var phone: Self {
    Self("phone", NoParameters()) { context in
      FieldCodec(PhoneFormat(ofRegion: context.region, .international, .valid))
    }
  }

  /// A format for phone numbers of any country, with calling codes.
  public static var internationalPhone: Self {
    Self("internationalPhone", NoParameters()) { _ in FieldCodec(PhoneFormat()) }
  }

  /// Returns a format for phone numbers of a region; foreign numbers have a calling code.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone(.germany))
  ///     MaskedTextField("Mobile", value: $mobile, format: .phone(kinds: .mobile))
  ///     MaskedTextField("Phone", value: $phone, format: .phone(.austria, only: [.austria, .germany]))
  ///
  /// - Parameters:
  ///   - region: The region of numbers without a calling code; the default is the region of the
  ///     field's locale.
  ///   - foreignNumbers: The treatment of numbers of other regions.
  ///   - validity: How strictly a number is checked. By default, only a valid number counts as valid,
  ///     not every number of a possible length.
  ///   - kinds: The accepted kinds of numbers; others have an issue.
  ///   - regions: The regions whose numbers are accepted; `nil` for all.
  ///   - homeNumbers: The display of a number of the region that was typed with its calling code.
  ///   - value: The notation of the value.
  /// - Returns: The format.
  public static func phone(
    _ region: Region? = nil, foreignNumbers: InternationalNumbers = .international,
    validity: PhoneValidity = .valid, kinds: PhoneNumberTypes = .any,
    only regions: [Region]? = nil, homeNumbers: NationalDisplay = .asTyped,
    value: PhoneNumberFormat = .e164
  ) -> Self {
    let recipe = PhoneRecipe(
      region: region, foreignNumbers: foreignNumbers, validity: validity, kinds: kinds,
      regions: regions, homeNumbers: homeNumbers, valueStyle: value)
    return Self("regionalPhone", recipe) { context in
      var format = PhoneFormat(ofRegion: region?.code ?? context.region, foreignNumbers, validity)
      format.kinds = kinds
      format.allowedRegions = regions.map { $0.compactMap { $0.phoneRegion } }
      format.homeNumbers = homeNumbers
      format.valueStyle = value
      return FieldCodec(format)
    }
  }

  /// Returns a format for phone numbers of a region that is only known at run time.
  ///
  /// If the region is unknown, the mistake is logged, and all numbers are international.
  ///
  /// - Parameter region: The two letters of the region in ISO 3166, such as `DE`, in either case.
  /// - Returns: The format.
  public static func phone(region: String) -> Self {
    guard let known = Region(region) else {
      Log.write("“\(region)” isn't a region with phone numbers, so all numbers are international.")
      return .internationalPhone
    }
    return .phone(known)
  }
}

private struct PhoneRecipe: Hashable, Sendable {
  var region: Region?
  var foreignNumbers: InternationalNumbers
  var validity: PhoneValidity
  var kinds: PhoneNumberTypes
  var regions: [Region]?
  var homeNumbers: NationalDisplay
  var valueStyle: PhoneNumberFormat
}

extension PhoneFormat {
  /// Creates a format for a region, or for international numbers if there is none.
  fileprivate init(
    ofRegion code: String?, _ foreignNumbers: InternationalNumbers, _ validity: Validity
  ) {
    guard let code, let region = try? PhoneRegion(code) else {
      self.init(validity: validity)
      return
    }
    self.init(region, foreignNumbers: foreignNumbers, validity: validity)
  }
}
