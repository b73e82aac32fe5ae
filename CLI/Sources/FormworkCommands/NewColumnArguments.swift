import ArgumentParser

/// The new columns that all commands can write.
struct NewColumnArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the result into a new column of this name, and leave the old one as it is.",
      valueName: "name"))
  var into: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the reason of each reject into a new column of this name.", valueName: "name"))
  var reasonColumn: String?

  var additions: RowAdditions {
    var additions = RowAdditions()
    additions.result = into
    additions.reason = reasonColumn
    return additions
  }

  func check(_ table: TableArguments) throws {
    if into == nil, reasonColumn == nil { return }
    if !table.isGiven {
      throw ValidationError("--into and --reason-column go with --column or --json-field.")
    }
    if table.count > 1 {
      throw ValidationError(
        "--into and --reason-column go with one column. “formwork clean” takes several.")
    }
  }
}

/// The new columns for the properties of a phone number.
struct NewPhoneColumnArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write extensions into a new column of this name.", valueName: "name"))
  var extensionColumn: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the kind, such as mobile, into a new column of this name.", valueName: "name"))
  var kindColumn: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write the region that the number belongs to into a new column of this name.",
      valueName: "name"))
  var numberRegionColumn: String?

  func add(to additions: inout RowAdditions) {
    additions.phoneExtension = extensionColumn
    additions.kind = kindColumn
    additions.region = numberRegionColumn
  }

  func check(_ table: TableArguments) throws {
    let isWanted = extensionColumn != nil || kindColumn != nil || numberRegionColumn != nil
    if isWanted, !table.isGiven || table.count > 1 {
      throw ValidationError("New columns go with one --column or --json-field.")
    }
  }
}
