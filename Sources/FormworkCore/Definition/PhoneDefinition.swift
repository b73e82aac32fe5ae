public import FormworkFormats

/// The part of a definition that describes a phone number.
package struct PhoneDefinition: Hashable, Sendable {
  /// The region of numbers without a calling code.
  package var home = Home.international

  /// The strictness with which a number is checked.
  package var validity = PhoneValidity.valid

  /// The treatment of numbers of other regions in a field with a region.
  package var internationalNumbers = InternationalNumbers.international

  /// The regions whose numbers are accepted; `nil` for all.
  package var regions: [Region]?

  /// The accepted types of numbers.
  package var types = PhoneNumberTypes.any

  /// The display of a number of the region that was typed with its calling code.
  package var nationalDisplay = NationalDisplay.asTyped

  /// The notation of the value.
  package var valueFormat = PhoneNumberFormat.e164

  /// The region of numbers without a calling code.
  package enum Home: Hashable, Sendable {
    /// None: all numbers have a calling code.
    case international

    /// That of the field's locale.
    case ofContext
    case region(Region)
  }

  package init(_ home: Home = .international) { self.home = home }
}

extension FormatDefinition {
  mutating func codePhone(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .phone(var phone) = kind else { return }
    try coder.object("phone", &phone) { (coder, phone) throws(FormatError) in try phone.code(&coder)
    }
    kind = .phone(phone)
    try coder.text("locale", &locale, .text)
    try codeOptions(&coder)
  }
}

extension FormatKind {
  package static var phone: FormatKind {
    FormatKind(
      key: "phone", empty: .phone(PhoneDefinition()),
      code: { (definition, reader) throws(FormatError) in try definition.codePhone(&reader) },
      make: { (definition, context) throws(FormatError) in
        guard case .phone(let phone) = definition.kind else { return nil }
        let format = phone.makeFormat(context)
        return ResolvedFormat(format, .phone(format))
      })
  }
}

extension PhoneDefinition {
  mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
    var home = home == .international ? nil : Optional(home)
    try coder.text("region", &home, .home)
    self.home = home ?? .international
    try coder.name("validity", &validity, ["valid": .valid, "possible": .possible])
    try coder.name(
      Key("internationalNumbers", was: "foreignNumbers"), &internationalNumbers,
      ["international": .international, "reject": .reject])
    try coder.texts(Key("regions", was: "allowedRegions"), &regions, .region)
    try coder.name(Key("types", was: "kinds"), &types, ["any": .any, "mobile": .mobile])
    try coder.name(
      Key("nationalDisplay", was: "homeNumbers"), &nationalDisplay,
      ["asTyped": .asTyped, "national": .national])
    try coder.name(
      Key("valueFormat", was: "valueStyle"), &valueFormat,
      ["e164": .e164, "national": .national, "asTyped": .asTyped])
  }

  fileprivate func makeFormat(_ context: FormatContext) -> PhoneFormat {
    let code: String? =
      switch home {
      case .international: nil
      case .ofContext: context.region
      case .region(let region): region.code
      }
    let region = code.flatMap { try? PhoneRegion($0) }
    var format = region.map { PhoneFormat($0) } ?? PhoneFormat()
    format.validity = validity
    if region != nil { format.foreignNumbers = internationalNumbers }
    format.allowedRegions = regions?.compactMap { try? PhoneRegion($0.code) }
    format.kinds = types
    format.homeNumbers = nationalDisplay
    format.valueStyle = valueFormat
    return format
  }
}

extension TextForm where Value == Region {
  fileprivate static var region: Self {
    Self(
      read: { (code) throws(FormatError) in
        if let known = try? PhoneRegion(code), let region = Region(letters: known.code) {
          return region
        }
        throw FormatError(.unknownName(code, known: PhoneRegion.all.map { $0.code }), at: "$")
      }, write: { (region) in region.code }, type: "string")
  }
}

extension TextForm where Value == PhoneDefinition.Home {
  /// A region, or the word for that of the device or of the field.
  fileprivate static var home: Self {
    Self(
      read: { (code) throws(FormatError) in
        code.isSame(as: "device") ? .ofContext : .region(try TextForm<Region>.region.read(code))
      },
      write: { (home) in
        switch home {
        case .international, .ofContext: "device"
        case .region(let region): region.code
        }
      }, type: "string")
  }
}

#if !hasFeature(Embedded)
extension FieldFormat where Value == String {
  /// A format for phone numbers, without the calling code for numbers of the field's region.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone)
  ///
  /// The region comes from the field's locale. Without a region, all numbers are international. The
  /// value is the number in E.164, such as `+12125550100`.
  public static var phone: Self { phone() }

  /// A format for phone numbers of any country, with calling codes.
  public static var internationalPhone: Self { Self(.phone(PhoneDefinition()), .text) }

  /// Returns a format for phone numbers of a region; foreign numbers have a calling code.
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone(.germany))
  ///     MaskedTextField("Mobile", value: $mobile, format: .phone(types: .mobile))
  ///     MaskedTextField("Phone", value: $phone, format: .phone(.austria, regions: [.austria, .germany]))
  ///
  /// - Parameters:
  ///   - region: The region of numbers without a calling code; the default is the region of the
  ///     field's locale.
  ///   - internationalNumbers: The treatment of numbers of other regions.
  ///   - validity: How strictly a number is checked. By default, only a valid number counts as valid,
  ///     not every number of a possible length.
  ///   - types: The accepted types of numbers; others have an issue.
  ///   - regions: The regions whose numbers are accepted; `nil` for all.
  ///   - nationalDisplay: The display of a number of the region that was typed with its calling code.
  ///   - valueFormat: The notation of the value.
  /// - Returns: The format.
  public static func phone(
    _ region: Region? = nil, internationalNumbers: InternationalNumbers = .international,
    validity: PhoneValidity = .valid, types: PhoneNumberTypes = .any, regions: [Region]? = nil,
    nationalDisplay: NationalDisplay = .asTyped, valueFormat: PhoneNumberFormat = .e164
  ) -> Self {
    var phone = PhoneDefinition(region.map { .region($0) } ?? .ofContext)
    phone.internationalNumbers = internationalNumbers
    phone.validity = validity
    phone.types = types
    phone.regions = regions
    phone.nationalDisplay = nationalDisplay
    phone.valueFormat = valueFormat
    return Self(.phone(phone), .text)
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
#endif
