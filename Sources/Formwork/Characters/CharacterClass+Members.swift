import FormworkUnicode

extension CharacterClass {
  /// A few members, to show what a slot takes: visible ASCII characters, a letter that isn't, and
  /// the first of each range.
  func someMembers(in glyphs: inout Glyphs) -> [Glyph] {
    var members: [Glyph] = []
    for byte in UInt8(0x21)..<0x7F where ascii.contains(byte) { members.append(Glyph(byte)) }
    for scalar: UInt32 in [0xE9, 0x4E00] where definition.contains(scalar) {
      members.append(scalar)
    }
    for range in definition.scalars.ranges { members.append(range.lowerBound) }
    for cluster in definition.exceptions where definition.contains(cluster) {
      members.append(glyphs.glyph(of: cluster))
    }
    return members
  }

  /// Whether no character but a decimal digit is a member: of all scripts, or of some ASCII ones.
  var holdsOnlyDigits: Bool {
    if self == .digit { return true }
    let isOfScalars = definition.clusterKinds.isEmpty && definition.exceptions.isEmpty
    let digits = ScalarSet([0x30...0x39])
    return isOfScalars && definition.scalars.combined(with: digits) { $0 && !$1 }.isEmpty
  }
}
