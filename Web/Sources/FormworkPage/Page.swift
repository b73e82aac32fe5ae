public import FormworkMasks
@_spi(JSON) public import FormworkCore
public import FormworkReplay

/// The state of a module between two calls of its page.
public struct Page {
  var buffer = TextBuffer()

  /// The fields, indexed by handle; the handle of a released field is reused.
  private var fields: [PageField?] = []

  /// A function that returns the details of a text, such as the brand of a card.
  package typealias DetailReader = (ResolvedFormat, FormattedText) -> InputDetails

  private let kinds: FormatKinds
  private let details: DetailReader

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of formats that the module has.
  ///   - details: Returns the details of a text, such as the brand of a card.
  package init(
    _ kinds: FormatKinds, details: @escaping DetailReader = { _, _ in InputDetails() }
  ) {
    self.kinds = kinds
    self.details = details
  }

  func field(_ handle: Int32) -> PageField? {
    let index = Int(handle) &- 1
    return fields.indices.contains(index) ? fields[index] : nil
  }

  /// Creates a field for a definition.
  ///
  /// - Returns: Its handle, from 1; 0 for an error, which is then in the buffer.
  mutating func makeField(_ length: Int) -> Int32 {
    guard let (format, traits) = format(length) else { return 0 }
    let field = PageField(format, traits)
    if let free = fields.firstIndex(where: { $0 == nil }) {
      fields[free] = field
      return Int32(truncatingIfNeeded: free + 1)
    }
    fields.append(field)
    return Int32(truncatingIfNeeded: fields.count)
  }

  mutating func freeField(_ handle: Int32) {
    let index = Int(handle) &- 1
    if fields.indices.contains(index) { fields[index] = nil }
  }

  /// Creates the format of the definition in the buffer, and the traits that a status depends on.
  mutating func format(_ length: Int) -> (AnyInputFormat, PageField.Traits)? {
    do throws(FormatError) {
      let definition = try FormatDefinition(json: buffer.text(length), kinds: kinds)
      let resolved = try definition.resolved(kinds: kinds)
      let traits = PageField.Traits(resolved: resolved, read: details)
      return (resolved.format, traits)
    } catch {
      var writer = JSONWriter()
      writer.object {
        $0.member("code", error.code.name)
        $0.member("path", error.location)
        $0.member("offset", error.offset?.value)
        $0.member("message", error.sentence + " " + error.fix)
      }
      buffer.clear()
      buffer[.text] = buffer.append(utf8: writer.bytes)
      return nil
    }
  }

  /// Writes the warnings about the masks of the definition in the buffer as JSON.
  ///
  /// For other formats and invalid masks, there are none.
  mutating func putWarnings(_ length: Int) {
    var writer = JSONWriter()
    writer.array { [text = buffer.text(length), kinds] array in
      guard let definition = try? FormatDefinition(json: text, kinds: kinds),
        case .mask(let mask) = definition.kind,
        let masks = try? definition.makeMasks()
      else { return }
      for (index, each) in masks.enumerated() {
        for diagnostic in each.diagnostics {
          array.object {
            $0.member("code", diagnostic.code.name)
            $0.member("path", mask.path(ofPattern: index))
            $0.member("offset", diagnostic.offset?.value)
            $0.member("message", diagnostic.message + " " + diagnostic.fix)
          }
        }
      }
    }
    buffer.clear()
    buffer[.text] = buffer.append(utf8: writer.bytes)
  }

  /// Runs a line of a replay.
  mutating func replay(_ length: Int) {
    let line = Array(buffer.text(length).utf8)
    let answer = ReplayAnswer(to: line, kinds: kinds, on: ReplayedField.init)
    buffer.clear()
    buffer[.text] = buffer.append(utf8: answer.json)
  }
}
