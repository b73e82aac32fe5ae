extension CountedText {
  /// The digits of a phone's text, maybe after a plus sign; those of an extension aren't among them.
  init(phone text: String) {
    self.init(text.withoutPhoneTail) { byte, isFirst in
      byte &- 0x30 < 10 || (isFirst && byte == UInt8(ascii: "+"))
    }
  }
}
