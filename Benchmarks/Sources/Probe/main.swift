import Cases

// Probe --list: prints the names of the cases whose instructions are counted.
// Probe NAME COUNT: runs a case COUNT times, for a tool that counts instructions.
// Probe --measure NAME…: runs each case twice, and then four times in `measured`. A tool that counts only the
// instructions of that function needs one process for all cases.

@inline(never)
func measured(_ known: Case) {
  for _ in 0..<4 { known.run() }
}

let cases = try Suite.all().flatMap { $0.cases }
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--list" {
  for known in cases where known.isProbed { print(known.name, known.operations, separator: "\t") }
} else if arguments.first == "--measure" {
  for name in arguments.dropFirst() {
    guard let known = cases.first(where: { $0.name == name }) else {
      print("There is no case “\(name)”.")
      break
    }
    for _ in 0..<2 { known.run() }
    measured(known)
    print(name, 4 * known.operations, separator: "\t")
  }
} else if let known = cases.first(where: { $0.name == arguments.first }),
  let count = arguments.last.flatMap({ Int($0) })
{
  for _ in 0..<count { known.run() }
} else {
  print("Usage: Probe --list, Probe NAME COUNT, or Probe --measure NAME…")
}
