#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
import FormworkTerminal
import Foundation
import Testing

/// Bytes through pipes, as through a terminal.
@Suite struct DescriptorTests {
  private func withPipe(_ body: (_ reading: Int32, _ writing: Int32) throws -> Void) throws {
    let ends = try #require(systemPipe())
    try body(ends.reading, ends.writing)
    systemClose(ends.reading)
  }

  private func send(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { Descriptor.write($0, to: descriptor) }
  }

  /// The text of one read, and whether there may be more.
  private func read(_ descriptor: Int32, upTo limit: Int = 4096) -> (text: String?, goesOn: Bool) {
    var text: String?
    let goesOn = Descriptor.read(from: descriptor, upTo: limit) {
      text = String(decoding: $0, as: UTF8.self)
    }
    return (text, goesOn)
  }

  @Test func readsWhatIsThereUntilTheEnd() throws {
    try withPipe { reading, writing in
      #expect(read(reading) == (nil, true), "nothing is there yet")
      send("abc", to: writing)
      #expect(read(reading, upTo: 2) == ("ab", true))
      #expect(read(reading) == ("c", true))
      systemClose(writing)
      #expect(read(reading) == (nil, false))
    }
  }

  @Test func readsALineAndLeavesTheRest() throws {
    for (sent, line, rest) in [
      ("12\nrest", "12", "rest"), ("12\r\nrest", "12", "rest"), ("\nrest", "", "rest"),
      ("12", "12", nil), ("\r", "", nil), ("é電\n", "é電", nil), ("", nil, nil),
    ] as [(String, String?, String?)] {
      try withPipe { reading, writing in
        send(sent, to: writing)
        systemClose(writing)
        #expect(Descriptor.readLine(from: reading) == line.map { .text($0) } ?? .end, "\(sent)")
        #expect(read(reading).text == rest, "\(sent)")
      }
    }
  }

  @Test func waitsForBytesASignalOrTheTime() throws {
    try withPipe { reading, writing in
      try withPipe { waker, wakes in
        #expect(Descriptor.wait(for: reading, or: waker, timeout: 0) == .timeout)
        send("x", to: writing)
        #expect(Descriptor.wait(for: reading, or: waker, timeout: nil) == .ready)
        #expect(Descriptor.wait(for: reading, or: waker, timeout: 0) == .ready, "it is still there")
        send("!!", to: wakes)
        #expect(Descriptor.wait(for: reading, or: waker, timeout: nil) == .woken)
        #expect(read(waker) == (nil, true), "all of it is read")
        #expect(Descriptor.wait(for: reading, or: waker, timeout: 0) == .ready)
        systemClose(wakes)
      }
      _ = read(reading)
      systemClose(writing)
    }
  }

  /// A pipe takes less at once than this.
  @Test func writesAllOfAText() async throws {
    let ends = try #require(systemPipe())
    let text = String(repeating: "0123456789", count: 30_000)
    let reader = Task.detached {
      var read = ""
      while Descriptor.read(from: ends.reading, { read += String(decoding: $0, as: UTF8.self) }) {}
      return read
    }
    send(text, to: ends.writing)
    systemClose(ends.writing)
    #expect(await reader.value == text)
    systemClose(ends.reading)
  }
}
#endif
