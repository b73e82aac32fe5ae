// Mutants FILE…: lists every mutant of these Swift files as JSON, one file a line.
//
// Which of them are drawn, compiled, and run is for Scripts/mutants to say.

import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for path in CommandLine.arguments.dropFirst() {
  let source = try String(contentsOfFile: path, encoding: .utf8)
  let file = MutatedFile(path: path, mutants: MutantFinder.mutants(of: source))
  print(String(decoding: try encoder.encode(file), as: UTF8.self))
}
