#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// A title or a prompt, as `TextField` takes it: a text as it is, or one that is to be translated.
enum FieldTitle {
  case verbatim(String)
  case text(Text)

  init(_ title: some StringProtocol) { self = .verbatim(String(title)) }
  init(_ key: LocalizedStringKey) { self = .text(Text(key)) }

  /// The words, in the language of the environment.
  ///
  /// A field of the platform takes a string, and SwiftUI has no public way to ask a `Text` for one that
  /// isn't marked by an underscore. Source: the interface file of SwiftUI, which has had it since 2020.
  func words(in environment: EnvironmentValues) -> String {
    switch self {
    case .verbatim(let words): words
    case .text(let text): text._resolveText(in: environment)
    }
  }
}
#endif
