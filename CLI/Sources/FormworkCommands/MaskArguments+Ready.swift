import ArgumentParser
@_spi(JSON) import FormworkCore

/// The formats that need no pattern of their own.
extension MaskArguments {
  func makePhone(region: String) throws(ExitCode) -> ChosenFormat {
    do throws(FormatError) {
      let definition = try FormatDefinition("phone") { phone in
        if region != "international" { phone.member("region", region) }
        if isPossible { phone.member("validity", "possible") }
        if !allowedRegions.isEmpty {
          phone.key("regions")
          phone.array { for region in allowedRegions { $0.value(region) } }
        }
        if isMobile { phone.member("types", "mobile") }
        if isNational { phone.member("nationalDisplay", "national") }
        if let phoneValue { phone.member("valueFormat", phoneValue.rawValue) }
      }
      return try ChosenFormat(definition)
    } catch {
      let isOfPhone = error.location == "$.phone.region"
      let unknown = allowedRegions.first { (try? PhoneRegion($0)) == nil }
      let name = isOfPhone ? region : unknown ?? ""
      let option = isOfPhone ? "--phone" : "--only"
      let others = isOfPhone ? ", or “international”" : ""
      SystemFile.complain(
        "formwork: \(option) \(String(safelyShowing: name)): there is no such region.\n"
          + "fix: \(RegionGuess.fix(for: name, others: others))")
      throw .validationFailure
    }
  }

  func makePreset(named name: String) throws(ExitCode) -> AnyInputFormat {
    if let preset = Preset(identifier: name) { return preset.makeFormat(today: .today) }
    SystemFile.complain(
      "formwork: --preset \(String(safelyShowing: name)): there is no such preset.\n"
        + "fix: \(Preset.fix(forUnknown: name))")
    throw .validationFailure
  }

  /// A date of a pattern, or of a locale if that is no pattern.
  func makeDate(_ text: String) throws(ExitCode) -> AnyInputFormat {
    try make(option: "--date", text) { () throws(FormatError) in try dateDefinition(text) }
  }

  func dateDefinition(_ text: String) throws(FormatError) -> FormatDefinition {
    try FormatDefinition("date") { date in
      date.member(isDatePattern(text) ? "pattern" : "locale", text)
      if let minimum { date.member("minimum", minimum) }
      if let maximum { date.member("maximum", maximum) }
      if let firstShortYear { date.member("firstShortYear", firstShortYear) }
    }
  }

  func makeNumber(locale: String) throws(ExitCode) -> AnyInputFormat {
    try make(option: "--number", locale) { () throws(FormatError) in
      try FormatDefinition("number") { number in
        number.member("locale", locale)
        if let currency { number.member("currency", currency) }
        if cents { number.member("entry", "minorUnits") }
        if let sign { number.member("sign", sign.rawValue) }
        if isUngrouped { number.member("grouping", false) }
        if let minimum { number.member("minimum", minimum) }
        if let maximum { number.member("maximum", maximum) }
      }
    }
  }

  /// Makes a format; what is wrong is told of the option that it was given by, or under the text that
  /// the option has.
  private func make(
    option: String, _ text: String, _ definition: () throws(FormatError) -> FormatDefinition
  ) throws(ExitCode) -> AnyInputFormat {
    do throws(FormatError) {
      return try definition().makeFormat()
    } catch {
      let key = error.location.split(separator: ".").last.map(String.init) ?? ""
      let named = ["currency", "minimum", "maximum"].contains(key) ? "--" + key : option
      let finding = Finding(error)
      SystemFile.complain(
        finding.offset == nil
          ? "formwork: \(named): \(error.sentence)" + error.fix.fix(after: error.sentence)
          : finding.shown(under: text))
      throw .validationFailure
    }
  }
}

/// Whether a date is given by a pattern, or else by the name of a locale.
func isDatePattern(_ text: String) -> Bool {
  (try? DatePattern(text)) != nil || DatePattern(locale: text) == nil
}

extension FormatDefinition {
  /// Reads a definition with one object of settings, as JSON has it: options become its keys.
  init(_ kind: String, _ settings: (inout JSONWriter) -> Void) throws(FormatError) {
    var writer = JSONWriter()
    writer.object {
      $0.key(kind)
      $0.object(settings)
    }
    try self.init(json: writer.bytes)
  }
}

extension ChosenFormat {
  /// Makes the format of a definition without patterns.
  init(_ definition: FormatDefinition) throws(FormatError) {
    let resolved = try definition.resolved()
    self.init(resolved)
  }

  init(engine: ResolvedFormat.Engine, _ format: some InputFormat) {
    self.init(ResolvedFormat(format, engine))
  }

  private init(_ resolved: ResolvedFormat) {
    self.init(format: resolved.format, details: { resolved.details(of: $0) })
  }
}
