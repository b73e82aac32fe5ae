#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// What SwiftUI's own values mean to UIKit.
///
/// `SubmitLabel` and `TextInputAutocapitalization` can be made, and say nothing of themselves; they
/// haven't even `==`. But a value can be compared with those that SwiftUI makes: by what is printed of them,
/// or else byte by byte. That one of the two tells them apart is assumed: where neither does, it is logged,
/// and the keyboard keeps its own.
@MainActor
enum StandardValue {
  static func returnKey(of label: SubmitLabel) -> UIReturnKeyType? {
    let keys: [(SubmitLabel, UIReturnKeyType)] = [
      (.done, .done), (.go, .go), (.send, .send), (.join, .join), (.route, .route),
      (.search, .search), (.return, .default), (.next, .next), (.continue, .continue),
    ]
    return meaning(of: label, "submitLabel", among: keys)
  }

  static func capitalization(
    of value: TextInputAutocapitalization
  ) -> UITextAutocapitalizationType? {
    let types: [(TextInputAutocapitalization, UITextAutocapitalizationType)] = [
      (.never, .none), (.words, .words), (.sentences, .sentences), (.characters, .allCharacters),
    ]
    return meaning(of: value, "textInputAutocapitalization", among: types)
  }

  private static func meaning<Value, Meaning>(
    of value: Value, _ modifier: String, among known: [(value: Value, meaning: Meaning)]
  ) -> Meaning? {
    for isSame in [printsAlike, haveSameBytes] as [(Value, Value) -> Bool] {
      let fitting = known.filter { isSame($0.value, value) }
      if fitting.count == 1 { return fitting[0].meaning }
    }
    NSLog(
      "Formwork: %@ can't be read. Set the property of the field in `fieldSetup(_:)`.", modifier)
    return nil
  }

  private static func printsAlike<Value>(_ first: Value, _ second: Value) -> Bool {
    String(reflecting: first) == String(reflecting: second)
  }

  private static func haveSameBytes<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
    }
  }
}
#endif
