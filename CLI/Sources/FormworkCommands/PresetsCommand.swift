import ArgumentParser
@_spi(JSON) import FormworkCore

/// `formwork presets`: the formats that are known by their names.
struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "Lists the formats that have a name.",
    discussion: """
      Examples:
        formwork presets
        formwork presets postal netherlands
        formwork presets --json vat

      Each line has a name for --preset, an example, and a title. If you give words, the list has the presets with \
      all of them in their name or title, in any case. The examples belong to nobody: their check digits are \
      wrong, or they are published as examples.

      With --json, each preset is an object on a line of its own: identifier, title, example, \
      placeholder, keyboard, purpose, checkDigits, and source.

      Exit status: 0 some presets, 1 none, 64 wrong usage, 74 the output can't be written.
      """)

  @Flag(name: .shortAndLong, help: "Write a JSON object for each preset.")
  var json = false

  @Argument(help: ArgumentHelp("Words in the name or the title.", valueName: "word"))
  var words: [String] = []

  func run() throws {
    let found = Preset.all.filter { preset in
      let text = (preset.identifier + " " + preset.title).lowercased()
      return words.allSatisfy { text.contains($0.lowercased()) }
    }
    var output = OutputBuffer()
    let names = found.map(\.identifier.count).max() ?? 0
    let examples = found.map(\.example.count).max() ?? 0
    for preset in found {
      if json {
        output.write(preset.json + [0x0A])
      } else {
        output.write(
          preset.identifier.padded(to: names + 2) + preset.example.padded(to: examples + 2)
            + preset.title + "\n")
      }
    }
    try output.finish()
    if found.isEmpty {
      let shown = words.map { String(safelyShowing: $0) }.joined(separator: " ")
      SystemFile.complain("formwork: no preset has “\(shown)” in its name or title")
      throw ExitCode.failure
    }
  }
}

extension Preset {
  /// The preset as an object.
  fileprivate var json: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("identifier", identifier)
      $0.member("title", title)
      $0.member("example", example)
      $0.member("placeholder", placeholder)
      $0.member("keyboard", keyboard == .numberPad ? "digits" : "any")
      $0.member("purpose", autocomplete)
      $0.member("checkDigits", checkDigits != nil)
      $0.member("source", source)
    }
    return writer.bytes
  }
}

extension String {
  /// The text with spaces after it, up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
