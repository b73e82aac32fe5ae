import ArgumentParser
import Formwork
import FormworkDefinition
import FormworkDisplay

/// A file that describes a format in JSON, as arguments name it.
struct DefinitionFile {
  let path: String

  /// Reads and decodes the file; `-` is standard input.
  ///
  /// - Throws: The exit code, after a complaint, if the file can't be read.
  func read() throws(ExitCode) -> Result<FormatDefinition, DefinitionError> {
    let bytes: [UInt8]
    do throws(SystemFile.Failure) {
      let file = try SystemFile(reading: path)
      defer { file.close() }
      bytes = try file.readDefinition()
    } catch {
      SystemFile.complain("formwork: \(shownPath): \(error.message)")
      throw .unreadable
    }
    do throws(DefinitionError) {
      return .success(try FormatDefinition(json: bytes))
    } catch {
      return .failure(error)
    }
  }

  /// Makes the format that the file describes.
  ///
  /// - Throws: The exit code, after a complaint, if there is none.
  func makeFormat() throws(ExitCode) -> AnyInputFormat {
    let definition = try read()
    do throws(DefinitionError) {
      return try definition.get().makeFormat()
    } catch {
      SystemFile.complain(shown(error))
      throw .validationFailure
    }
  }

  /// The file, the place in it, what is wrong there, and the fix.
  func shown(_ error: DefinitionError) -> String {
    "\(shownPath)\nerror: \(error.message)\nfix: \(error.fix)"
  }

  /// The name of the file, whatever is in it.
  var shownPath: String { String(safelyShowing: path) }
}

extension SystemFile {
  /// All that is in the file, up to more than a definition may have: a device may have no end.
  fileprivate func readDefinition() throws(Failure) -> [UInt8] {
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
