// expect: call to main actor-isolated initializer 'init()'
import UIKit

/// The initializer is inherited from NSObject, which isn't bound to the main actor.
func start() -> UITextPosition { UITextPosition() }
