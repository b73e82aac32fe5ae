#if canImport(UIKit) && !os(watchOS)
public import FormworkCore
public import UIKit

/// One text field for a code, drawn as a box for each character.
///
///     let code = CodeUITextField(layout: CodeBoxLayout(groups: [3, 3]))
///     code.accessibilityLabel = "Code"
///     code.formwork.onComplete = { [unowned code] in verify(code.formwork.value) }
///
/// It is one field, so AutoFill of one-time codes, paste, dictation, and undo work as in any field,
/// and VoiceOver finds one field, not six. The boxes are only drawn over it, from left to right in
/// every language, at the leading edge. The caret is always after the last character.
///
/// If your design has a separate field for each character, draw your own boxes with ``CodeBoxView``:
/// AutoFill doesn't fill several fields. It is tested with a headless simulator of UIKit and hasn't
/// been run on iOS.
open class CodeUITextField: MaskedUITextField {
  /// The boxes.
  public let layout: CodeBoxLayout

  /// The sizes of the boxes.
  public var measures = CodeMeasures() { didSet { invalidateIntrinsicContentSize() } }

  /// A Boolean value that indicates whether the boxes show that something is wrong with the code, such as
  /// a code that the server rejected. It is `false` again after the next edit.
  public var isInvalid = false { didSet { drawBoxes() } }

  private let makeBox: (@MainActor () -> any CodeBoxView)?
  private var boxes: [any CodeBoxView] = []
  private var separators: [UILabel] = []
  private let changes = FieldObservation()
  private var textObservations: [NSKeyValueObservation] = []

  /// Creates a field for a code.
  ///
  /// - Parameters:
  ///   - layout: The boxes.
  ///   - format: The format of the code; the default is digits. It has no literals: the separator
  ///     of the layout is only drawn.
  ///   - makeBox: A closure that creates the view of a box. The default is the package's own view.
  public init(
    layout: CodeBoxLayout, format: FieldFormat<String>? = nil,
    makeBox: @escaping @MainActor () -> any CodeBoxView = { StandardCodeBoxView(frame: .zero) }
  ) {
    self.layout = layout
    self.makeBox = makeBox
    super.init(frame: .zero)
    setUp()
    formwork.format = format ?? .oneTimeCode(length: layout.length)
  }

  /// Creates a field for a code of six digits, such as one in a storyboard.
  public required init?(coder: NSCoder) {
    layout = CodeBoxLayout(length: 6)
    makeBox = { StandardCodeBoxView(frame: .zero) }
    super.init(coder: coder)
    setUp()
    formwork.format = .oneTimeCode(length: layout.length)
  }

  /// Creates a field that draws nothing, for SwiftUI, which draws the boxes.
  init(undrawn layout: CodeBoxLayout) {
    self.layout = layout
    makeBox = nil
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    // The system draws the text, the caret and the selection, which the boxes replace.
    textColor = .clear
    tintColor = .clear
    borderStyle = .none
    FieldFormatting.of(self).focusMayMove()
    guard let makeBox else { return }
    boxes = (0..<layout.length).map { _ in makeBox() }
    let count = layout.separator.isEmpty ? 0 : layout.groups.count - 1
    separators = (0..<count).map { _ in UILabel(frame: .zero) }
    for separator in separators {
      separator.text = layout.separator
      separator.textAlignment = .center
    }
    for view in boxes as [UIView] + separators {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      addSubview(view)
    }
    for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
      changes.listen(to: event, "formwork.code", of: self) { [weak self] in self?.drawBoxes() }
    }
    changes.listen(to: .editingChanged, "formwork.code", of: self) { [weak self] in
      if self?.isInvalid == true { self?.isInvalid = false } else { self?.drawBoxes() }
    }
    textObservations = observeText { [weak self] in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
    drawBoxes()
  }

  private func drawBoxes() {
    let caret = isFirstResponder ? formwork.value.count : nil
    let shown = layout.boxes(
      for: formwork.value, caret: caret, isSecure: isSecureTextEntry, isInvalid: isInvalid)
    for (view, box) in zip(boxes, shown) { view.show(box) }
  }

  /// Places the boxes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let extents = extents
    for (view, extent) in zip(boxes, extents) {
      view.frame = CGRect(x: extent.minX, y: 0, width: extent.width, height: bounds.height)
    }
    let ends = extents.indices.dropLast().filter { layout.endsGroup($0) }
    for (label, end) in zip(separators, ends) {
      let (left, right) = (extents[end].maxX, extents[end + 1].minX)
      label.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
    }
    drawBoxes()
  }

  /// The preferred size of the boxes.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(measures.width(of: layout)), height: 52)
  }

  /// The caret stays after the last character, wherever the user taps.
  open override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  /// The caret is in the box of the next character, where menus of the system appear.
  open override func caretRect(for position: UITextPosition) -> CGRect {
    let extents = extents
    guard !extents.isEmpty else { return super.caretRect(for: position) }
    return extents[min(formwork.value.count, extents.count - 1)]
  }

  private var extents: [CGRect] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return measures.extents(
      of: layout, in: bounds.width.native, isRightToLeft: isRightToLeft
    ).map { CGRect(x: CGFloat($0.x), y: 0, width: CGFloat($0.width), height: bounds.height) }
  }
}
#endif
