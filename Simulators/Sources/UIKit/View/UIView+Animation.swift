public import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out within the animation.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Takes touches meanwhile.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins where a running animation is.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Begins and ends slowly.
    public static let curveEaseInOut: Self = []
    /// Begins slowly.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Runs evenly.
    public static let curveLinear = Self(rawValue: 3 << 16)
  }

  /// The pace of an animation; the keyboard has one without a name, 7.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// An animation that was asked for.
  public struct RecordedAnimation: Hashable, Sendable {
    /// The duration in seconds.
    public let duration: Double
    /// The delay in seconds.
    public let delay: Double
    /// The options.
    public let options: AnimationOptions

    /// The number of the curve within the options.
    public var curve: Int { Int(options.rawValue >> 16) & 0xF }
  }

  /// Runs `animations` at once, and `completion` when the time has passed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Simulation.current.animations.append(
      RecordedAnimation(duration: duration, delay: delay, options: options))
    animations()
    guard let completion else { return }
    guard duration + delay > 0 else { return completion(true) }
    Simulation.current.enqueue(after: duration + delay) { completion(true) }
  }

  /// Runs `actions` without an animation.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
