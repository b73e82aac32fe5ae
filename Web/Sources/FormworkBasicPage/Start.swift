import FormworkCore
import FormworkPage

/// Starts the module with masks and allowed characters.
@_cdecl("formwork_start")
public func start() {
  FormworkPage.start(Page(.basic))
}
