#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// A pattern with its options, as strings that an archive keeps.
///
/// AppKit copies prototypes, of collections and of old tables, by archiving them; a formatter that didn't
/// come back would leave the copies without a mask. Other formats, and notations, are code.
struct ArchivedMask {
  let settings: MaskSettings
  private let syntax: String

  init?(_ settings: MaskSettings) {
    guard settings.notations.isEmpty, settings.alternatives.isEmpty,
      let name = Mask.Syntax.named.first(where: { $0.value == settings.syntax })?.key
    else { return nil }
    self.settings = settings
    syntax = name
  }

  func encode(with coder: NSCoder) {
    func put(_ value: String?, _ key: String) {
      if let value { coder.encode(NSString(string: value), forKey: Self.prefix + key) }
    }
    let options = settings.options
    put(settings.pattern, "pattern")
    put(syntax, "syntax")
    put(options.completion.map { $0 ? "yes" : "no" }, "completion")
    put(options.completionOnFocus ? "yes" : nil, "completionOnFocus")
    put(options.autoskip ? "yes" : nil, "autoskip")
    put(options.rightToLeft ? "yes" : nil, "rightToLeft")
    put(options.guide.map { String($0) }, "guide")
    put(Self.deletions.first { $0.value == options.deletion }?.key, "deletion")
    put(Self.overflows.first { $0.value == options.overflow }?.key, "overflow")
    put(Self.insertions.first { $0.value == options.insertion }?.key, "insertion")
    put(Self.cases.first { $0.value == options.letterCase }?.key, "letterCase")
    put(Self.digits.first { $0.value == options.digits }?.key, "digits")
  }

  /// Reads a mask; `nil` where the archive has none.
  init?(coder: NSCoder) {
    // Asking for what isn't there, or isn't kept by keys, may raise.
    guard coder.allowsKeyedCoding else { return nil }
    func get(_ key: String) -> String? {
      guard coder.containsValue(forKey: Self.prefix + key) else { return nil }
      return (coder.decodeObject(forKey: Self.prefix + key) as? NSString).map {
        String(describing: $0)
      }
    }
    guard let pattern = get("pattern"), let name = get("syntax"),
      let syntax = try? Mask.Syntax(name: name)
    else { return nil }
    var options = Mask.Options()
    options.completion = get("completion").map { $0 == "yes" }
    options.completionOnFocus = get("completionOnFocus") != nil
    options.autoskip = get("autoskip") != nil
    options.rightToLeft = get("rightToLeft") != nil
    options.guide = get("guide")?.first
    options.deletion = Self.value(get("deletion"), of: Self.deletions) ?? options.deletion
    options.overflow = Self.value(get("overflow"), of: Self.overflows) ?? options.overflow
    options.insertion = Self.value(get("insertion"), of: Self.insertions) ?? options.insertion
    options.letterCase = Self.value(get("letterCase"), of: Self.cases)
    options.digits = Self.value(get("digits"), of: Self.digits) ?? options.digits
    self.init(MaskSettings(pattern, syntax: syntax, options: options))
  }

  private static let prefix = "formwork."

  private static let deletions: KeyValuePairs<String, Mask.Deletion> = [
    "throughLiterals": .throughLiterals, "stopAtLiterals": .stopAtLiterals,
  ]
  private static let overflows: KeyValuePairs<String, Mask.Overflow> = [
    "refuse": .refuse, "overwrite": .overwrite, "truncate": .truncate,
  ]
  private static let insertions: KeyValuePairs<String, Mask.Insertion> = [
    "insert": .insert, "replace": .replace,
  ]
  private static let cases: KeyValuePairs<String, LetterCase> = ["upper": .upper, "lower": .lower]
  private static let digits: KeyValuePairs<String, Mask.Digits> = [
    "ascii": .ascii, "asTyped": .asTyped,
  ]

  private static func value<Value>(
    _ name: String?, of values: KeyValuePairs<String, Value>
  ) -> Value? {
    values.first { $0.key == name }?.value
  }
}

extension InputSettings {
  /// The mask, if nothing else is asked that an archive can't keep.
  var archivedMask: ArchivedMask? {
    guard format == nil, restriction == nil, allows == nil, valuePattern == nil,
      maximumTextLength == nil, object == ObjectRestriction()
    else { return nil }
    return mask.flatMap { ArchivedMask($0) }
  }
}
#endif
