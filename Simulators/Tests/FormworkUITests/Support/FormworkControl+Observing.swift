import FormworkUnderTest

extension FormworkControl {
  /// Runs an action when the visible issue has changed.
  func observeIssue(_ action: @escaping @MainActor (ValidationIssue?) -> Void) {
    var last = status.visibleIssue
    observeStatus { status in
      if status.visibleIssue != last { action(status.visibleIssue) }
      last = status.visibleIssue
    }
  }
}
