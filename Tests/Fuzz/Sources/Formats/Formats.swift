import FormworkFormats

/// A number, a date or a format that is ready made, with options, then a script of edits with offsets of
/// any kind.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Bytes(start, count: count)
  switch bytes.number(below: 9) {
  case 0, 1: number(&bytes).map { run($0, &bytes) }
  case 2, 3: date(&bytes).map { run($0, &bytes) }
  case 4: duration(&bytes).map { run($0, &bytes) }
  case 5: run(CardFormat(accepting: bytes.next() & 1 == 0 ? nil : [.visa]), &bytes)
  case 6: run(IBANFormat(), &bytes)
  case 7: run(preset(&bytes).makeFormat(), &bytes)
  default: run(phone(&bytes), &bytes)
  }
  return 0
}

private func run(_ format: some InputFormat, _ bytes: inout Bytes) {
  var script = Script(format, [], &bytes)
  script.run(&bytes)
}

private func phone(_ bytes: inout Bytes) -> PhoneFormat {
  let regions = PhoneRegion.all
  let index = Int(bytes.next()) << 8 | Int(bytes.next())
  if bytes.next() & 3 == 0 { return PhoneFormat() }
  let region = regions[index % regions.count].code
  describe("PhoneFormat(region: \(region))")
  return (try? PhoneFormat(region: region)) ?? PhoneFormat()
}

private func preset(_ bytes: inout Bytes) -> Preset {
  let preset = bytes.pick(Preset.all)
  describe("Preset(\(preset.identifier))")
  return preset
}
