"""The same tests of editing in WebKitGTK."""

from .webkit import InWebKit
from . import test_assigning, test_editing, test_element, test_errors, test_react, test_remainder, test_submitting, test_vectors


class WebKitTyping(InWebKit, test_editing.TypingTest): pass
class WebKitDeletion(InWebKit, test_editing.DeletionTest): pass
class WebKitClipboard(InWebKit, test_editing.ClipboardTest): pass


class WebKitHistory(InWebKit, test_editing.HistoryTest):
    def test_redo_ends_with_a_new_key(self):
        self.skipTest("WebKitGTK keeps what there was to redo after a new key, in an input without a mask, too")


class WebKitInput(InWebKit, test_editing.InputTest): pass
class WebKitElement(InWebKit, test_element.ElementTest): pass


class WebKitRemainder(InWebKit, test_remainder.RemainderTest):
    def test_covers_no_text_with_forced_colors(self):
        self.skipTest("WebKit has no forced colors")


class WebKitVectors(InWebKit, test_vectors.WithDriversKeys, test_vectors.VectorTest): pass
class WebKitHandler(InWebKit, test_assigning.HandlerTest): pass
class WebKitAssignedValue(InWebKit, test_assigning.AssignedValueTest): pass
class WebKitEarlyTyping(InWebKit, test_assigning.EarlyTypingTest): pass
class WebKitReact(InWebKit, test_react.ReactTest): pass
class WebKitSubmitting(InWebKit, test_submitting.SubmittingTest): pass
class WebKitError(InWebKit, test_errors.ErrorTest): pass
