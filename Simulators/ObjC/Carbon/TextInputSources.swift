public import Foundation

public final class CFString {}
public final class TISInputSource {}

public let kTISPropertyInputSourceType: CFString! = nil
public let kTISTypeKeyboardLayout: CFString! = nil
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { fatalError() }
public func TISGetInputSourceProperty(
  _ inputSource: TISInputSource!, _ propertyKey: CFString!
) -> UnsafeMutableRawPointer! { fatalError() }
