import UIKit

/// A text view narrows the type of its scroll view's delegate, and every object has a label for VoiceOver.
@MainActor func describe(_ view: UITextView, _ objects: [NSObject]) -> [String] {
  let scrolled: UIScrollView = view
  let delegates: [AnyObject?] = [view.delegate, scrolled.delegate]
  view.delegate?.textViewDidChange?(view)
  scrolled.delegate?.scrollViewDidScroll?(scrolled)
  return objects.compactMap(\.accessibilityLabel) + delegates.compactMap { $0.map { "\($0)" } }
}
