import ArgumentParser
import FormworkCore

/// The formats that need no pattern of their own.
extension MaskArguments {
  func makePhone(region: String) throws(ExitCode) -> ChosenFormat {
    let isAny = region == "international"
    var rules = FormatDefinition.PhoneRules(
      region: isAny ? nil : region, validity: isPossible ? .possible : .valid)
    if !allowedRegions.isEmpty { rules.allowedRegions = allowedRegions }
    rules.kinds = isMobile ? .mobile : .any
    rules.homeNumbers = isNational ? .national : .asTyped
    rules.valueStyle = phoneValue?.style ?? .e164
    do throws(DefinitionError) {
      let definition = FormatDefinition(.phone(rules))
      return ChosenFormat(format: try definition.makeFormat(), details: definition.makeDetails())
    } catch {
      let isOfPhone = error.path == "$.phone.region"
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
    let layout = FormatDefinition.DateRules.Layout(argument: text)
    let rules = FormatDefinition.DateRules(
      layout, minimum: minimum, maximum: maximum, firstShortYear: firstShortYear)
    return try make(.date(rules), option: "--date", text)
  }

  func makeNumber(locale: String) throws(ExitCode) -> AnyInputFormat {
    var rules = FormatDefinition.NumberRules()
    rules.locale = locale
    rules.currency = currency
    rules.entry = cents ? .minorUnits : .standard
    rules.sign = sign?.sign ?? .minus
    rules.groupsDigits = !isUngrouped
    rules.minimum = minimum
    rules.maximum = maximum
    return try make(.number(rules), option: "--number", locale)
  }

  /// Makes a format; what is wrong is told of the option that it was given by, or under the text that
  /// the option has.
  private func make(
    _ kind: FormatDefinition.Kind, option: String, _ text: String
  ) throws(ExitCode) -> AnyInputFormat {
    do throws(DefinitionError) {
      return try FormatDefinition(kind).makeFormat()
    } catch {
      let key = error.path.split(separator: ".").last.map(String.init) ?? ""
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
