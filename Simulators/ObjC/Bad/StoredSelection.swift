// expect: stored property 'selection' of 'Sendable'-conforming struct 'Content'
import SwiftUI

@available(iOS 18.0, *)
struct Content: Sendable {
  var selection: TextSelection?
}
