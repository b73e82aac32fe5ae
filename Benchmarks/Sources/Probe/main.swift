import Cases

// Probe --list: prints the names of the cases whose instructions are counted.
// Probe NAME COUNT: runs a case COUNT times, for a tool that counts instructions.

let cases = try Suite.all().flatMap { $0.cases }
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--list" {
  for known in cases where known.isProbed { print(known.name, known.operations, separator: "\t") }
} else if let known = cases.first(where: { $0.name == arguments.first }),
  let count = arguments.last.flatMap({ Int($0) })
{
  for _ in 0..<count { known.run() }
} else {
  print("Usage: Probe --list, or Probe NAME COUNT")
}
