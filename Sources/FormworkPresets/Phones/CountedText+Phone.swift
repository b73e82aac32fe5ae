extension CountedText {
  /// The digits of a phone's text, maybe after a plus sign.
  init(phone text: String) {
    self.init(text) { byte, isFirst in
      byte &- 0x30 < 10 || (isFirst && byte == UInt8(ascii: "+"))
    }
  }
}
