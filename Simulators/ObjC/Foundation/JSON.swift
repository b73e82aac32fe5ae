// What the example app and its tests read and write.

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var prettyPrinted: Self { fatalError() }
    public static var sortedKeys: Self { fatalError() }
  }
  public init() { fatalError() }
  open var outputFormatting: OutputFormatting {
    get { fatalError() }
    set { fatalError() }
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    fatalError()
  }
  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
    fatalError()
  }
}

extension Data {
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { fatalError() }
}

public struct URL: Hashable, Sendable {}

extension Bundle {
  public convenience init(for aClass: AnyClass) { fatalError() }
  public func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static var utf8: Encoding { fatalError() }
  }
  public init(contentsOf url: URL, encoding enc: Encoding) throws { fatalError() }
}

open class NSPredicate: NSObject {
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) { fatalError() }
}
