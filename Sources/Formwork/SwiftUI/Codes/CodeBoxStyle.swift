#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import Foundation
public import FormworkCore
public import SwiftUI

/// A style for the boxes of a ``CodeTextField``.
///
///     struct Underlined: CodeBoxStyle {
///       func makeBody(box: CodeBox) -> some View {
///         Text(box.text.isEmpty ? "_" : box.text).foregroundColor(box.isActive ? .accentColor : nil)
///       }
///     }
///
///     CodeTextField("Code", value: $code).codeBoxStyle(Underlined())
@MainActor @preconcurrency
public protocol CodeBoxStyle {
  /// The view of one box.
  associatedtype Body: View

  /// Returns the view of one box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(box: CodeBox) -> Body
}

/// The style of this package: an outline, which is red if something is wrong.
public struct OutlinedCodeBoxStyle: CodeBoxStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the view of one box.
  public func makeBody(box: CodeBox) -> some View {
    Text(verbatim: box.text)
      .font(.title2)
      .frame(minWidth: 28, maxWidth: 44, minHeight: 52)
      .background {
        if box.isInvalid {
          RoundedRectangle(cornerRadius: 10).stroke(.red, lineWidth: 2)
        } else if box.isActive {
          RoundedRectangle(cornerRadius: 10).stroke(Color.accentColor, lineWidth: 2)
        } else {
          RoundedRectangle(cornerRadius: 10).stroke(.tertiary, lineWidth: 1)
        }
      }
  }
}

extension View {
  /// Sets how the boxes of codes look.
  public func codeBoxStyle(_ style: some CodeBoxStyle) -> some View {
    environment(\.codeBoxStyle, AnyCodeBoxStyle(style))
  }
}

/// A style of any type.
struct AnyCodeBoxStyle {
  let view: @MainActor (CodeBox) -> AnyView

  init(_ style: some CodeBoxStyle) {
    nonisolated(unsafe) let style = style
    view = { AnyView(style.makeBody(box: $0)) }
  }
}

private struct CodeBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyCodeBoxStyle { AnyCodeBoxStyle(OutlinedCodeBoxStyle()) }
}

extension EnvironmentValues {
  var codeBoxStyle: AnyCodeBoxStyle {
    get { self[CodeBoxStyleKey.self] }
    set { self[CodeBoxStyleKey.self] = newValue }
  }
}
#endif
