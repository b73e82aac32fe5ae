#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
package import FormworkCore

extension InputDetails {
  /// The details by name, as Objective-C has them: `region`, `phoneKind`, and `cardBrand`, as far as
  /// they are known.
  ///
  ///     ["region": "DE", "phoneKind": "mobile"]
  package var names: [String: String] {
    var names: [String: String] = [:]
    names["region"] = region?.code
    names["phoneKind"] = phoneKind.map { String(describing: $0) }
    names["cardBrand"] = cardBrand?.identifier
    return names
  }
}
#endif
