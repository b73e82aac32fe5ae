import FormworkTerminal
import Testing

@Suite struct ErasableBytesTests {
  @Test func growsAndEmpties() {
    var line = ErasableBytes()
    let typed = (0..<1_000).map { UInt8(truncatingIfNeeded: $0) }
    for byte in typed { line.append(byte) }
    #expect(line.bytes == typed)
    line.removeLast()
    #expect(line.bytes == typed.dropLast())
    line.removeAll()
    #expect(line.bytes.isEmpty)
    line.append(7)
    #expect(line.bytes == [7])
  }

  /// The memory that stays with the value holds nothing of what was in it.
  @Test func leavesNothingInItsMemory() {
    var line = ErasableBytes()
    for byte in "a secret".utf8 { line.append(byte) }
    let memory = line.bytes.withUnsafeBytes {
      UnsafeRawBufferPointer(start: $0.baseAddress, count: 8)
    }
    #expect(Array(memory) == Array("a secret".utf8))
    line.removeLast()
    #expect(memory[7] == 0)
    line.removeAll()
    withExtendedLifetime(line) {
      #expect(memory.allSatisfy { $0 == 0 })
    }
  }
}
