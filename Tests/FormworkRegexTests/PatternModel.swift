import FormworkTestSupport

/// A pattern as a tree that matches a text by trying everything. It has many spellings.
indirect enum PatternModel {
  typealias Spelled = (model: PatternModel, spelling: String)

  case scalar(ScalarModel)
  case sequence([PatternModel])
  case branches([PatternModel])
  case repeated(PatternModel, minimum: Int, maximum: Int?)

  static func random(_ random: inout SeededGenerator, depth: Int) -> Spelled {
    let branches = (0...random.number(in: 0...min(depth, 2))).map { _ in
      let parts = random.list(upTo: 3) { repeated(&$0, depth: depth) }
      return Spelled(.sequence(parts.map(\.model)), parts.map(\.spelling).joined())
    }
    return (.branches(branches.map(\.model)), branches.map(\.spelling).joined(separator: "|"))
  }

  private static func repeated(_ random: inout SeededGenerator, depth: Int) -> Spelled {
    let part = piece(&random, depth: depth)
    if random.number(in: 0...2) > 0 { return part }
    let (minimum, maximum, quantifier) = random.element(of: quantifiers)
    // A lazy quantifier means the same, because a match is always the whole text.
    return (
      .repeated(part.model, minimum: minimum, maximum: maximum),
      part.spelling + quantifier + random.element(of: ["", "?"])
    )
  }

  private static func piece(_ random: inout SeededGenerator, depth: Int) -> Spelled {
    if depth > 0, random.number(in: 0...3) == 0 {
      let inner = Self.random(&random, depth: depth - 1)
      let name = "n_\(random.number(in: 0...1_000_000_000))"
      let opening = random.element(of: ["(", "(?:", "(?<\(name)>", "(?P<\(name)>"])
      return (inner.model, opening + inner.spelling + ")")
    }
    let scalar = ScalarModel.random(&random)
    return (.scalar(scalar.model), scalar.spelling)
  }

  private static let quantifiers: [(Int, Int?, String)] = [
    (0, 1, "?"), (0, nil, "*"), (1, nil, "+"), (0, 0, "{0}"), (2, 2, "{2}"), (0, nil, "{0,}"),
    (2, nil, "{2,}"), (0, 2, "{0,2}"), (1, 3, "{1,3}"), (2, 2, "{2,2}"), (10, 12, "{10,12}"),
  ]
}

extension PatternModel {
  func matches(_ text: [Unicode.Scalar], ignoringCase: Bool) -> Bool {
    ends(in: text, from: [0], ignoringCase: ignoringCase).contains(text.count)
  }

  /// The places where matches end that begin at one of some places.
  private func ends(
    in text: [Unicode.Scalar], from starts: Set<Int>, ignoringCase: Bool
  ) -> Set<Int> {
    switch self {
    case .scalar(let scalar):
      return Set(
        starts.filter { $0 < text.count && scalar.contains(text[$0], ignoringCase: ignoringCase) }
          .map { $0 + 1 })
    case .sequence(let parts):
      return parts.reduce(starts) { $1.ends(in: text, from: $0, ignoringCase: ignoringCase) }
    case .branches(let branches):
      return branches.reduce(into: []) {
        $0.formUnion($1.ends(in: text, from: starts, ignoringCase: ignoringCase))
      }
    case .repeated(let part, let minimum, let maximum):
      var current = starts
      var ends: Set<Int> = minimum == 0 ? starts : []
      for count in stride(from: 1, through: maximum ?? minimum + text.count, by: 1) {
        current = part.ends(in: text, from: current, ignoringCase: ignoringCase)
        if count >= minimum { ends.formUnion(current) }
      }
      return ends
    }
  }

  /// A text that matches, if the places accept scalars of the alphabet.
  func example(_ random: inout SeededGenerator) -> [Unicode.Scalar] {
    switch self {
    case .scalar(let scalar):
      let fitting = ScalarModel.alphabet.filter { scalar.contains($0, ignoringCase: false) }
      return fitting.isEmpty ? [] : [random.element(of: fitting)]
    case .sequence(let parts): return parts.flatMap { $0.example(&random) }
    case .branches(let branches): return random.element(of: branches).example(&random)
    case .repeated(let part, let minimum, let maximum):
      let count = random.number(in: minimum...min(minimum + 2, maximum ?? .max))
      return (0..<count).flatMap { _ in part.example(&random) }
    }
  }
}
