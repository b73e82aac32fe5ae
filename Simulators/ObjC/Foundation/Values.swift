// What Swift adds to Headers/Foundation.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

extension NSRange: Equatable, Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index { fatalError() }
  public init<R: RangeExpression>(_ region: R) where R.Bound: FixedWidthInteger { fatalError() }
  public var lowerBound: Int { fatalError() }
  public var upperBound: Int { fatalError() }
  public func union(_ other: NSRange) -> NSRange { fatalError() }
  public func contains(_ index: Int) -> Bool { fatalError() }
}

extension Range where Bound == String.Index {
  public init?<S: StringProtocol>(_ range: NSRange, in string: S) { fatalError() }
}

extension Range where Bound == Int {
  public init?(_ range: NSRange) { fatalError() }
}

public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }

extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

extension String: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { fatalError() }
}
