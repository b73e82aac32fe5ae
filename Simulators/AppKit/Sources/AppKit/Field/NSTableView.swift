/// A cell of a table: a view with a field inside, which gets another row's value when it is used again.
@MainActor open class NSTableCellView: NSView {
  /// The value of the row.
  open var objectValue: Any? { didSet { objectValueDidChange?(objectValue) } }

  /// The field.
  public var textField: NSTextField?

  /// What a binding of the field to `objectValue` does.
  public var objectValueDidChange: (@MainActor (Any?) -> Void)?
}

/// A table whose cells are views. It keeps the cells that are scrolled away, and shows other rows in them.
@MainActor open class NSTableView: NSView {
  /// Makes or sets up the cell of a row.
  public var cell: (@MainActor (NSTableView, Int) -> NSTableCellView)?

  private var shown: [Int: NSTableCellView] = [:]
  private var spare: [NSTableCellView] = []

  /// A cell that is used again, if there is one.
  open func makeView() -> NSTableCellView? { spare.popLast() }

  /// Scrolls to rows; what isn't seen any more is taken out, and its editing is removed.
  public func show(rows: Range<Int>) {
    for (row, cell) in shown where !rows.contains(row) {
      // The window takes the keys of a field that goes; a table ends the editing first.
      if let field = cell.textField, field.currentEditor() != nil {
        window?.makeFirstResponder(nil)
      }
      cell.removeFromSuperview()
      spare.append(cell)
      shown[row] = nil
    }
    for row in rows where shown[row] == nil {
      guard let cell = cell?(self, row) else { continue }
      addSubview(cell)
      shown[row] = cell
    }
  }

  /// The field that shows a row.
  public func field(in row: Int) -> NSTextField? { shown[row]?.textField }
}
