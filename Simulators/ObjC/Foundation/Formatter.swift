public struct NSZone {}
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

@objc open class NSMutableString: NSString {}

@objc open class Formatter: NSObject, NSCoding {
  @objc public override init() { fatalError() }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
  @objc(encodeWithCoder:) open func encode(with coder: NSCoder) { fatalError() }
  // NSZone can't be expressed in Objective-C here.
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  @objc(stringForObjectValue:) open func string(for obj: Any?) -> String? { fatalError() }
  @objc(editingStringForObjectValue:) open func editingString(for obj: Any) -> String? {
    fatalError()
  }
  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { fatalError() }
  open func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { fatalError() }
  open func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { fatalError() }
}

extension NSNotification.Name {
  public static var NSUndoManagerWillUndoChange: NSNotification.Name { fatalError() }
  public static var NSUndoManagerWillRedoChange: NSNotification.Name { fatalError() }
  public static var NSUndoManagerDidUndoChange: NSNotification.Name { fatalError() }
  public static var NSUndoManagerDidRedoChange: NSNotification.Name { fatalError() }
}
