// expect: method does not override any method from its superclass
import AppKit

final class Upper: Formatter {
  override func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString?>?,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
