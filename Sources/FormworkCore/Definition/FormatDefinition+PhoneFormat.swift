import FormworkFormats

extension FormatDefinition.PhoneRules {
  /// Creates the format that the rules describe.
  ///
  /// - Throws: ``DefinitionError`` for an unknown region.
  func makeFormat() throws(DefinitionError) -> PhoneFormat {
    var format = PhoneFormat()
    if let region { format = PhoneFormat(try .defined(region, at: "$.phone.region")) }
    format.validity = validity == .valid ? .valid : .possible
    format.foreignNumbers = foreignNumbers == .reject ? .reject : .international
    format.kinds = kinds == .mobile ? .mobile : .any
    format.homeNumbers = homeNumbers == .national ? .national : .asTyped
    switch valueStyle {
    case .e164: format.valueStyle = .e164
    case .national: format.valueStyle = .national
    case .asTyped: format.valueStyle = .asTyped
    }
    guard let allowedRegions else { return format }
    var regions: [PhoneRegion] = []
    for (index, region) in allowedRegions.enumerated() {
      regions.append(try .defined(region, at: "$.phone.allowedRegions[\(index)]"))
    }
    format.allowedRegions = regions
    return format
  }
}

extension PhoneRegion {
  /// Returns the region that a definition names.
  fileprivate static func defined(
    _ code: String, at path: String
  ) throws(DefinitionError) -> PhoneRegion {
    do {
      return try PhoneRegion(code)
    } catch {
      throw DefinitionError(.unknownName(code, known: all.map { $0.code }), at: path)
    }
  }
}
