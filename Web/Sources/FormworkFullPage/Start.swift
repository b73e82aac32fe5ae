import FormworkCore
import FormworkPage

/// Starts the module with all formats.
@_cdecl("formwork_start")
public func start() {
  FormworkPage.start(
    Page(
      { (definition) throws(DefinitionError) in try definition.makeFormat() },
      details: { $0.makeDetails() }))
}
