import FormworkMasks

extension [Case] {
  /// Cases with a key, a deletion, and a replaced selection at the start, in the middle, and at the end of a
  /// text that has room for one more character.
  static func keysAnywhere() throws -> [Case] {
    let optional = try Mask("[09999].[099]", options: .init(completion: false))
    let guide = Mask.Options(placeholderCharacter: "_")
    let phone = "+1 ([000]) [000]-[0000]"
    return try [Case].anywhere("phone", in: Mask(phone), value: "213555012")
      + .anywhere("card", in: Mask("[0000] [0000] [0000] [0000]"), value: "411111111111111")
      + .anywhere("optional slots", in: optional, text: "123.4")
      + .anywhere("guide", in: Mask(phone, options: guide), value: "213555012")
      + .anywhere(
        "from the right", in: Mask("[999],[990].[00]", options: .init(rightToLeft: true)),
        value: "1234567")
  }

  /// Returns these cases for a format.
  static func anywhere(
    _ name: String, in format: some InputFormat, value: String = "", text: String? = nil
  ) -> [Case] {
    let current = text.map { format.formatted(text: $0) } ?? format.formatted(value: value)
    let users = current.userOffsets
    let middle = users[users.count / 2]
    let last = UTF16Offset((users.last ?? 0).value + 1)
    return [
      .applying(
        TextEdit(inserting: "7", at: users[0]), to: current, of: format,
        as: "\(name): key at the start"),
      .applying(
        TextEdit(inserting: "7", at: middle), to: current, of: format,
        as: "\(name): key in the middle", isProbed: true),
      .applying(
        TextEdit(inserting: "7", at: last), to: current, of: format, as: "\(name): key at the end",
        isProbed: true),
      .applying(
        TextEdit(deletingBackward: users[0]..<UTF16Offset(users[0].value + 1)), to: current,
        of: format,
        as: "\(name): Backspace at the start"),
      .applying(
        TextEdit(deletingBackward: UTF16Offset(last.value - 1)..<last), to: current, of: format,
        as: "\(name): Backspace at the end"),
      .applying(
        TextEdit(deletingForward: middle..<UTF16Offset(middle.value + 1)), to: current, of: format,
        as: "\(name): Delete in the middle"),
      .applying(
        TextEdit(replacing: users[1]..<last, with: "7"), to: current, of: format,
        as: "\(name): key over a selection"),
    ]
  }
}

extension FormattedText {
  /// The offsets of the user's characters in an ASCII text.
  fileprivate var userOffsets: [UTF16Offset] {
    var offsets: [UTF16Offset] = []
    var offset = 0
    for piece in provenance.pieces(of: text) {
      if piece.kind.contains(.user) { offsets.append(UTF16Offset(offset)) }
      offset += piece.length
    }
    return offsets
  }
}
