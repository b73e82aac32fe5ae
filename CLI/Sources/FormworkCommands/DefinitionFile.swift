import FormworkCore
import ArgumentParser

/// A file that describes a format in JSON, as arguments name it.
struct DefinitionFile {
  let path: String

  /// Reads and decodes the file; `-` is standard input.
  ///
  /// - Throws: The exit code, after a complaint, if the file can't be read.
  func read() throws(ExitCode) -> Result<FormatDefinition, FormatError> {
    try readWithWarnings().map { $0.definition }
  }

  /// Reads and decodes the file, with warnings about keys of earlier versions.
  ///
  /// - Throws: The exit code, after a complaint, if the file can't be read.
  func readWithWarnings() throws(ExitCode) -> Result<
    (definition: FormatDefinition, warnings: [FormatWarning]), FormatError
  > {
    let bytes: [UInt8]
    do throws(SystemFile.Failure) {
      let file = try SystemFile(reading: path)
      defer { file.close() }
      bytes = try file.readDefinition()
    } catch {
      SystemFile.complain("formwork: \(shownPath): \(error.message)")
      throw .unreadable
    }
    do throws(FormatError) {
      let (definition, warnings) = try FormatDefinition.read(FormatDefinition.document(bytes))
      return .success((definition, warnings))
    } catch {
      return .failure(error)
    }
  }

  /// Makes the format that the file describes.
  ///
  /// - Throws: The exit code, after a complaint, if there is none that any text completes.
  func makeFormat() throws(ExitCode) -> ChosenFormat {
    let content = try read()
    do throws(FormatError) {
      let definition = try content.get()
      let made = try definition.makeUsableFormat()
      guard let rejection = try definition.rejection else { return made }
      SystemFile.complain(shownPath + "\n" + rejection)
    } catch {
      SystemFile.complain(shown(error))
    }
    throw .validationFailure
  }

  /// The file, the place in it, what is wrong there, and the fix.
  func shown(_ error: FormatError) -> String {
    shownPath + "\n" + error.shown
  }

  /// The name of the file, whatever is in it.
  var shownPath: String { String(safelyShowing: path) }
}

extension FormatError {
  /// The pattern with a caret if the error is in one, the place, what is wrong there, and the fix.
  var shown: String {
    let place = ("error: \(message)" + fix.fix(after: message)).withShortLines
    guard let pattern, let offset else { return place }
    var finding = Finding(
      kind: "error", code: code.name, offset: offset, message: sentence, fix: fix)
    if isInMask {
      finding = Advice(pattern, syntax: nil, in: .definition).improved(finding)
    }
    finding.message = location + ": " + finding.message
    return finding.shown(under: pattern).withShortLines
  }

  /// Whether the pattern is a mask, and no regular expression.
  private var isInMask: Bool {
    !location.hasSuffix(".regex") && !location.hasSuffix(".valuePattern")
  }
}

extension FormatDefinition {
  /// Makes the format, unless no text completes it.
  func makeUsableFormat() throws(FormatError) -> ChosenFormat {
    var dated = self
    dated.today = today ?? Bytes(DateTimeComponents.todayText)
    let resolved = try dated.resolved()
    let format = resolved.format
    if let contradiction = try contradiction() { throw contradiction }
    var amounts: PartBoundaries.Amounts?
    if case .number(let number) = kind {
      amounts = .init(format, currency: number.currencyCode, locale: locale?.string ?? "")
    }
    var isDate = false
    if case .date = kind { isDate = true }
    return ChosenFormat(
      format: format, undoSteps: undoSteps, amounts: amounts, isDate: isDate,
      likeDigits: LikeDigits(self), details: { resolved.details(of: $0) },
      limits: resolved.textLimits)
  }

  /// Why one of the masks can't make anything of any text, under its pattern; `nil` if all can.
  var rejection: String? {
    get throws(FormatError) {
      for mask in try makeMasks() {
        let advice = Advice(mask.pattern, syntax: SyntaxName(mask.syntax), in: .definition)
        if let rejection = advice.rejection(of: mask) {
          return rejection.shown(under: mask.pattern)
        }
      }
      return nil
    }
  }
}

extension SystemFile {
  /// All that is in the file, up to more than a definition may have: a device may have no end.
  func readDefinition() throws(Failure) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try read(into: buffer)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > FormatDefinition.Limits.bytes { return bytes }
    }
  }
}
