#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

#if canImport(UIKit)
import UIKit

typealias PlatformFont = UIFont
#else
import AppKit

typealias PlatformFont = NSFont
#endif

extension EnvironmentValues {
  /// The font of the environment in the user's text size, if it can be determined.
  ///
  /// Since iOS 26 and macOS 26, SwiftUI can resolve its fonts. Before, a font can only be compared
  /// with others, which identifies the text styles. Any other font is shown as `.body`.
  ///
  /// Source: the documentation of `Font.resolve(in:)`.
  @MainActor
  var resolvedFont: PlatformFont {
    // SDKs before Xcode 26 don't declare it.
    #if compiler(>=6.2)
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, macCatalyst 26.0, macOS 26.0, *), let font {
      return font.resolve(in: fontResolutionContext).ctFont as PlatformFont
    }
    #endif
    return resolvedTextStyle
  }

  /// The text style of the environment's font, or `.body`, in the user's text size.
  @MainActor
  var resolvedTextStyle: PlatformFont {
    let style = Self.textStyles.first { $0.font == font }?.style ?? .body
    #if canImport(UIKit)
    let traits = UITraitCollection(preferredContentSizeCategory: dynamicTypeSize.category)
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
    #else
    // On macOS, text styles have one size.
    return .preferredFont(forTextStyle: style)
    #endif
  }

  private static var textStyles: [(font: Font, style: PlatformFont.TextStyle)] {
    [
      (.title, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
      (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote),
      (.caption, .caption1), (.caption2, .caption2), largeTitle,
    ]
  }

  /// The large title style. tvOS doesn't have it.
  private static var largeTitle: (font: Font, style: PlatformFont.TextStyle) {
    #if os(tvOS)
    (.largeTitle, .title1)
    #else
    (.largeTitle, .largeTitle)
    #endif
  }
}

#if canImport(UIKit)
extension DynamicTypeSize {
  var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    @unknown default: .large
    }
  }
}
#endif
#endif
