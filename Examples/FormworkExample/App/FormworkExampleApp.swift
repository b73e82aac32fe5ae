import SwiftUI

/// The example: a screen for each kind of field, and the device check.
@main struct FormworkExampleApp: App {
  var body: some Scene {
    WindowGroup {
      // The tests of the user interface choose a format and see nothing but its field.
      if let definition = ReplayScreen.requestedDefinition {
        ReplayScreen(definition: definition)
      } else {
        Contents()
      }
    }
  }
}

/// The first screen.
struct Contents: View {
  var body: some View {
    NavigationView {
      List {
        Section("Fields") {
          ForEach(FieldKind.all) { kind in
            NavigationLink(kind.title) { FieldScreen(kind: kind) }
          }
        }
        Section("Ask this device") {
          NavigationLink("Device check") { DeviceCheckScreen() }
        }
      }
      .navigationTitle("Formwork")
    }
  }
}
