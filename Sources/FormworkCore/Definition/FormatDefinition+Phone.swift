import FormworkMasks

extension FormatDefinition {
  /// The part of a definition that describes a phone number.
  ///
  ///     var mobile = FormatDefinition.PhoneRules(region: "DE")
  ///     mobile.kinds = .mobile
  ///     mobile.allowedRegions = ["DE", "AT"]
  ///     try FormatDefinition(.phone(mobile)).makeFormat()
  package struct PhoneRules: Hashable, Sendable {
    /// The region of numbers without a calling code, such as `"US"`; `nil` if all numbers are
    /// international.
    package var region: String?

    /// The strictness with which a number is checked.
    package var validity: PhoneValidity

    /// The treatment of numbers of other countries in a field with a region.
    package var foreignNumbers = InternationalNumbers.international

    /// The regions whose numbers are accepted; `nil` for all.
    package var allowedRegions: [String]?

    /// The accepted kinds of numbers; others have the issue `notMobile`.
    package var kinds = Kinds.any

    /// The display of a number of the region that was typed with its calling code.
    package var homeNumbers = NationalDisplay.asTyped

    /// The notation of the value.
    package var valueStyle = ValueStyle.e164

    /// Creates the rules of phone numbers.
    ///
    /// - Parameters:
    ///   - region: The region of numbers without a calling code; `nil` if all are international.
    ///   - validity: The strictness with which a number is checked.
    package init(region: String? = nil, validity: PhoneValidity = .valid) {
      self.region = region
      self.validity = validity
    }

    /// The treatment of numbers of other countries.
    package enum InternationalNumbers: Hashable, Sendable {
      /// They are shown in international form.
      case international

      /// They are rejected.
      case reject
    }

    /// The accepted kinds of numbers.
    package enum Kinds: Hashable, Sendable {
      /// All kinds.
      case any

      /// Mobile numbers, and numbers that may be mobile.
      case mobile
    }

    /// The display of a number of the region that was typed with its calling code.
    package enum NationalDisplay: Hashable, Sendable {
      /// As it was typed.
      case asTyped

      /// As it is dialed in the region, once the user leaves the field.
      case national
    }

    /// The notation of the value.
    package enum ValueStyle: Hashable, Sendable {
      /// In E.164.
      case e164

      /// As it is dialed in the region; a number with another calling code is in E.164.
      case national

      /// With the digits that were typed.
      case asTyped
    }
  }
}

extension FormatDefinition.Kind {
  /// Returns the kind for phone numbers of a region.
  ///
  ///     FormatDefinition(.phone(region: "US", validity: .possible))
  ///
  /// - Parameters:
  ///   - region: The region, such as `"US"`; `nil` for international numbers.
  ///   - validity: The strictness with which a number is checked.
  /// - Returns: The kind.
  package static func phone(
    region: String?, validity: FormatDefinition.PhoneValidity = .valid
  ) -> Self {
    .phone(FormatDefinition.PhoneRules(region: region, validity: validity))
  }
}

extension FormatDefinition.PhoneRules {
  init(_ object: JSONObject) throws(DefinitionError) {
    try object.rejectKeys(except: [
      "region", "validity", "foreignNumbers", "allowedRegions", "kinds", "homeNumbers",
      "valueStyle",
    ])
    self.init(
      region: try object.string("region"),
      validity: try object.name("validity", of: .phoneValidities) ?? .valid)
    foreignNumbers = try object.name("foreignNumbers", of: .foreignNumbers) ?? .international
    kinds = try object.name("kinds", of: .phoneKinds) ?? .any
    homeNumbers = try object.name("homeNumbers", of: .homeNumbers) ?? .asTyped
    valueStyle = try object.name("valueStyle", of: .phoneValueStyles) ?? .e164
    guard let list = try object.list("allowedRegions") else { return }
    var regions: [String] = []
    for (value, path) in list {
      guard let region = value.string else {
        throw DefinitionError(.wrongType(expected: "a text in quotes"), at: path)
      }
      regions.append(region)
    }
    allowedRegions = regions
  }
}

extension Names where Value == FormatDefinition.PhoneRules.InternationalNumbers {
  static var foreignNumbers: Names { ["international": .international, "reject": .reject] }
}

extension Names where Value == FormatDefinition.PhoneRules.Kinds {
  static var phoneKinds: Names { ["any": .any, "mobile": .mobile] }
}

extension Names where Value == FormatDefinition.PhoneRules.NationalDisplay {
  static var homeNumbers: Names { ["asTyped": .asTyped, "national": .national] }
}

extension Names where Value == FormatDefinition.PhoneRules.ValueStyle {
  static var phoneValueStyles: Names {
    ["e164": .e164, "national": .national, "asTyped": .asTyped]
  }
}
