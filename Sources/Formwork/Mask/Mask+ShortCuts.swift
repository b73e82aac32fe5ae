extension Mask {
  func applyAtEnd(_ edit: Edit, to current: FormattedText) -> Outcome? { nil }
}
