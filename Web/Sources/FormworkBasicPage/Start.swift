import FormworkCore
import FormworkPage

/// Starts the module with masks and filters.
@_cdecl("formwork_start")
public func start() {
  FormworkPage.start(
    Page { (definition) throws(DefinitionError) in try definition.makeBasicFormat() })
}
