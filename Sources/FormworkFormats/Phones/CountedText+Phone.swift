extension CountedText {
  /// Reads the digits of a phone number, with an optional leading plus sign, and without an
  /// extension.
  init(phone text: String) {
    self.init(text.withoutPhoneTail) { byte, isFirst in
      byte &- 0x30 < 10 || (isFirst && byte == UInt8(ascii: "+"))
    }
  }
}
