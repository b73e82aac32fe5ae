/// A field that hides its text.
@MainActor open class NSSecureTextField: NSTextField {}
