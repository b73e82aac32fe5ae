import Cases

// Measure [--rounds N] [NAME=INSTRUCTIONS …]: measures every case and prints tables in Markdown.

var rounds = 10
var instructions: [String: Double] = [:]
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if argument == "--rounds", let count = arguments.popFirst().flatMap({ Int($0) }) {
    rounds = max(1, count)
  } else {
    let parts = argument.split(separator: "=", maxSplits: 1)
    if parts.count == 2 { instructions[String(parts[0])] = Double(parts[1]) }
  }
}

let suites = try Suite.all()
let measurements = try Measurements(of: suites, rounds: rounds)
print(Report(suites: suites, measurements: measurements, instructions: instructions).markdown)
