import FormworkCore
import FormworkPage

/// Starts the module with all formats.
@_cdecl("formwork_start")
public func start() {
  FormworkPage.start(Page(.all, details: { $0.details(of: $1) }))
}
