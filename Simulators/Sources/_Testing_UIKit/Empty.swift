// Empty on purpose: Swift Testing imports this overlay beside UIKit.
