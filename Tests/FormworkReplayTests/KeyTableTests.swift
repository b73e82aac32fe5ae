import FormworkReplay
import Foundation
import Testing

/// The tables of keys in the articles, pressed key by key.
@Suite struct KeyTableTests {
  @Test(arguments: try KeyTable.all())
  func showsWhatAFieldShows(table: KeyTable) throws {
    let vector = try ReplayVector(line: table.vector().utf8)
    #expect(vector.differences(on: ReplayedField.init) == [])
  }

  /// Each feature has its table: nothing here is left unread by a comment that is mistyped.
  @Test func thereAreTables() throws {
    let tables = try KeyTable.all()
    #expect(tables.count >= 12)
    #expect(tables.allSatisfy { !$0.rows.isEmpty })
  }

  /// The gallery: each pattern takes what its row says, and warns of nothing.
  @Test func gallery() throws {
    let path = "Documentation.docc/Gallery.md"
    let rows = try KeyTable.tables(after: "<!-- patterns", in: path).flatMap(\.rows)
    #expect(rows.count >= 30)
    for row in rows {
      let definition = KeyTable.code(in: row[1])[0]
      let format = definition.hasPrefix("{\"") ? definition : #"{"mask":"\#(definition.escaped)"}"#
      let table = KeyTable(
        article: row[0], format: format, rows: [["paste " + row[2], row[3], row[4]]])
      let vector = try ReplayVector(line: table.vector().utf8)
      #expect(vector.differences(on: ReplayedField.init) == [])
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: #"\"#, with: #"\\"#).replacingOccurrences(of: "\"", with: "\\\"")
  }
}
