extension String {
  /// The text that some bytes are in UTF-8, or `nil` if they aren't.
  init?(utf8 bytes: UnsafeRawBufferPointer) {
    self.init(decoding: bytes, as: UTF8.self)
    // What is malformed decodes to something else.
    if !isEqual(to: bytes) { return nil }
  }

  /// Whether the text is these bytes in UTF-8.
  func isEqual(to bytes: UnsafeRawBufferPointer) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable {
      areEqual(UnsafeRawBufferPointer($0), bytes)
    }
    return isSame ?? utf8.elementsEqual(bytes)
  }
}
