public import AppKit
public import Foundation

// The names of Carbon's Text Input Sources, as far as they are asked for.

/// On Apple systems the two are bridged.
public typealias CFString = NSString

/// A keyboard layout or an input method.
public final class TISInputSource: Sendable {
  let kind: CFStringBox?
  init(kind: String?) { self.kind = kind.map { CFStringBox($0) } }
}

final class CFStringBox: Sendable {
  nonisolated(unsafe) let string: NSString
  init(_ string: String) { self.string = NSString(string: string) }
}

/// What the kind of a source is asked by.
public let kTISPropertyInputSourceType: CFString? =
  NSString(string: "TISPropertyInputSourceType")

/// The kind of keyboard layouts.
public let kTISTypeKeyboardLayout: CFString? =
  NSString(string: "TISTypeKeyboardLayout")

/// The source of the keys that are pressed.
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! {
  let kind = MainActor.assumeIsolated { Simulation.current.inputSourceKind }
  return .passRetained(TISInputSource(kind: kind))
}

/// What is known of a source; the caller doesn't own it.
public func TISGetInputSourceProperty(
  _ inputSource: TISInputSource!, _ propertyKey: CFString!
) -> UnsafeMutableRawPointer! {
  guard propertyKey == kTISPropertyInputSourceType, let kind = inputSource?.kind else { return nil }
  // As long as the process: who asks holds the source for as long as it uses what it was told.
  return Unmanaged.passRetained(kind.string).toOpaque()
}
