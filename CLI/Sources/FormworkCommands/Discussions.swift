/// Paragraphs that several commands share in their help.
enum Discussions {
  static let exitStatus = """
    Exit status: 0 all completed, 1 some rejected, 64 wrong usage, 65 CSV without the column or with a quote \
    that is never closed, 66 a file can't be read, 74 the output can't be written.
    """
}
