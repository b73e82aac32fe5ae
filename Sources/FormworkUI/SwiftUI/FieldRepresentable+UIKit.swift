#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

extension FieldRepresentable {
  /// What a field can't become: a field of UIKit can become all that it is asked for.
  var kind: Bool { false }
}

/// Puts a text field into SwiftUI; its coordinator keeps the two in step.
struct FieldRepresentable: UIViewRepresentable {
  let description: FieldDescription

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(description) }

  func makeUIView(context: Context) -> HostedTextField {
    let field = HostedTextField(frame: .zero)
    // As wide as there is room, as high as a line.
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    field.setContentHuggingPriority(.required, for: .vertical)
    context.coordinator.setUp(field)
    context.coordinator.attach(to: field)
    return field
  }

  func updateUIView(_ field: HostedTextField, context: Context) {
    context.coordinator.update(description, context.environment)
  }

  static func dismantleUIView(_ field: HostedTextField, coordinator: FieldCoordinator) {
    coordinator.detach()
  }

  @available(iOS 16.0, tvOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView field: HostedTextField, context: Context
  ) -> CGSize? {
    var size = field.intrinsicContentSize
    if let width = proposal.width { size.width = width }
    return size
  }
}
#endif
