"""The same tests of editing in Firefox."""

from .firefox import InFirefox
from . import test_assigning, test_editing, test_element, test_errors, test_react, test_remainder, test_submitting, test_vectors


class FirefoxTyping(InFirefox, test_editing.TypingTest): pass
class FirefoxDeletion(InFirefox, test_editing.DeletionTest): pass
class FirefoxClipboard(InFirefox, test_editing.ClipboardTest): pass
class FirefoxHistory(InFirefox, test_editing.HistoryTest): pass


class FirefoxInput(InFirefox, test_editing.InputTest):
    # Its window is never the active one, where neither event is sent.
    def test_change_is_sent_once_on_blur(self):
        self.skipTest("a headless Firefox sends no change on blur, not even for an input without a mask")

    def test_blur_tidies_up_and_tells(self):
        self.skipTest("a headless Firefox sends no blur")


class FirefoxElement(InFirefox, test_element.ElementTest): pass


class FirefoxRemainder(InFirefox, test_remainder.RemainderTest):
    # Its window is never the active one, where neither event is sent.
    def test_disappears_from_an_empty_field_that_is_left(self):
        self.skipTest("a headless Firefox sends no focus and no blur")


class FirefoxVectors(InFirefox, test_vectors.WithDriversKeys, test_vectors.VectorTest):
    # Its window is never the active one, where neither event is sent when it should be.
    impossible = test_vectors.WithDriversKeys.impossible | {"blur", "focus"}


class FirefoxHandler(InFirefox, test_assigning.HandlerTest): pass
class FirefoxAssignedValue(InFirefox, test_assigning.AssignedValueTest): pass
class FirefoxEarlyTyping(InFirefox, test_assigning.EarlyTypingTest): pass


class FirefoxReact(InFirefox, test_react.ReactTest):
    def test_what_the_focus_changes_is_rendered(self):
        self.skipTest("a headless Firefox sends no focus")


class FirefoxSubmitting(InFirefox, test_submitting.SubmittingTest): pass
class FirefoxError(InFirefox, test_errors.ErrorTest): pass
