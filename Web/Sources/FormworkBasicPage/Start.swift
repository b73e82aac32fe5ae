import FormworkRules
import FormworkPage

/// The module with masks and filters.
@_cdecl("formwork_start")
public func start() {
  FormworkPage.start(
    Page { (definition) throws(DefinitionError) in try definition.makeBasicFormat() })
}
