import FormworkMasks

/// A mask or a set of masks, options, then a script of edits with offsets of any kind.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Bytes(start, count: count)
  if bytes.next() & 3 == 3 {
    guard let set = MaskSet(&bytes) else { return 0 }
    var script = Script(set, .insertion, &bytes)
    script.run(&bytes)
  } else {
    guard let mask = Mask(&bytes) else { return 0 }
    var script = Script(
      mask, mask.hasPlainTexts ? [.insertion, .plainTexts] : .insertion, &bytes)
    script.run(&bytes)
  }
  return 0
}
