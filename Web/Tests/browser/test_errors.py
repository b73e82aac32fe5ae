"""Mistakes of a developer: each error names the element, the place, and the way out."""

from .page import PHONE, PageTest


class ErrorTest(PageTest):
    def attempt(self, script, *arguments):
        """Returns the error of a script, as it is shown to a developer."""
        return self.run_script(
            "try { await (async (...given) => { " + script + " })(...arguments); return null; } catch (error) {"
            " return { name: error.name, code: error.code, message: error.message, element: error.element?.id ?? null,"
            " errors: (error.errors ?? []).map(({ code }) => code), path: error.path, offset: error.offset }; }", *arguments)

    def warnings(self, script, *arguments):
        return self.run_script(
            "const told = []; const { warn } = console; console.warn = (...all) => { told.push(all.join(' ')); };"
            " try { await (async (...given) => { " + script + " })(...arguments); } finally { console.warn = warn; } return told;",
            *arguments)

    def test_scan_masks_the_others_and_reports_all_mistakes(self):
        self.run_script("""extra.innerHTML = `<input id="a" data-formwork='{"mask": "[00]" "case": "upper"}'>
            <input id="b" data-formwork="[00]/[00]"><input name="c" data-formwork="[00"><input id="d" data-formwork="[00]-[00]">`""")
        error = self.attempt("formwork.scan(extra)")
        self.assertEqual((error["name"], error["errors"]), ("FormworkError", ["invalidJSON", "unclosedGroup"]))
        lines = error["message"].split("\n")
        self.assertEqual(len(lines), 2)
        self.assertRegex(lines[0], "^input#a: .*line 1, column 17")
        self.assertRegex(lines[1], r'^input\[name="c"\]: ')
        self.assertEqual(self.run_script("return [a, b, d].map((each) => formwork.fieldOf(each) !== null)"), [False, True, True])

    def test_an_error_of_an_attribute_has_its_element(self):
        self.run_script("""extra.innerHTML = '<input id="a" data-formwork="[00">'""")
        error = self.attempt("formwork.scan(extra)")
        self.assertEqual((error["element"], error["code"], error["path"], error["offset"]), ("a", "unclosedGroup", "$.mask", 0))
        self.assertEqual(error["errors"], ["unclosedGroup"])

    def test_a_selector_that_finds_nothing_is_named(self):
        self.run_script("""extra.innerHTML = `<input id="a" data-formwork="[00]" data-formwork-message="#nowhere">
            <input id="b" data-formwork="[00]" data-formwork-message="#">`""")
        told = self.warnings("try { formwork.scan(extra); } catch (error) { console.warn(error.message); }")
        self.assertEqual(len(told), 2)
        self.assertIn("input#a: No element matches “#nowhere”.", told[0])
        self.assertRegex(told[1], "^input#b: “#” isn’t a selector")
        self.assertTrue(self.run_script("return formwork.fieldOf(a) !== null"))

    def test_a_pattern_in_which_nothing_can_be_typed_is_an_error(self):
        for mask in ["abc", "", "[]", "{AB}-"]:
            error = self.attempt("formwork.attach(phone, { mask: given[0] })", mask)
            self.assertEqual((error["code"], error["element"], error["path"]), ("noSlots", "phone", "$.mask"), mask)
            self.assertRegex(error["message"], "^input#phone: Nothing can be typed .*“\\[000\\]”")
            self.assertFalse(self.run_script("return formwork.fieldOf(phone) !== null"))
        self.mask()
        self.assertEqual(self.attempt("fields.phone.update({ mask: 'abc' })")["code"], "noSlots")
        self.type("212")
        self.assertEqual(self.value(), "212")

    def test_unknown_options_are_named(self):
        told = self.warnings("formwork.attach(phone, given[0], { mesage: null, guide: true })", PHONE)
        self.assertEqual(len(told), 1)
        self.assertRegex(told[0], "input#phone: “mesage” isn’t an option. Use one of: message,")
        told = self.warnings("const { load } = await import('./formwork.js'); await load({ wiht: ['phones'] })")
        self.assertRegex(told[0], r"load\(\): “wiht” isn’t an option. Use one of: with,")

    def test_a_part_without_a_list_is_loaded_with_a_warning(self):
        told = self.warnings("""const { load } = await import('./formwork.js');
            (await load({ with: 'phones' })).attach(phone, { phone: { region: 'US' } });""")
        self.assertEqual(told, ["Formwork: “with” is a list. Write load({ with: ['phones'] })."])

    def test_no_mistake_is_a_bare_type_error(self):
        for script in ["formwork.attach()", "formwork.attach(phone)", "formwork.attach(phone, null)", "formwork.attach(phone, '[00]')",
                       "formwork.attach('#phone', { mask: '[00]' })", "formwork.attach(document, { mask: '[00]' })",
                       "formwork.attach(phone, { mask: '[00]' }, { message: '#message' })", "formwork.attach(phone, { mask: 5 })",
                       "formwork.scan(null)", "formwork.scan('form')", "formwork.format(undefined, '1')", "formwork.validate('[00]')",
                       "const { load } = await import('./formwork.js'); await load({ with: 5 })",
                       "const { load } = await import('./formwork.js'); await load({ presets: 'plane' })",
                       "const { load } = await import('./formwork.js'); await load({ presets: { a: null } })",
                       "const field = formwork.attach(other, { mask: '[00]' }); field.detach(); field.setValue('1')",
                       "const field = formwork.attach(other, { mask: '[00]' }); field.detach(); field.update({ mask: '[0]' })"]:
            error = self.attempt(script)
            self.assertIsNotNone(error, script)
            self.assertEqual(error["name"], "FormworkError", script)
            self.assertGreater(len(error["message"]), 20, script)
        self.assertIsNone(self.attempt("const { load } = await import('./formwork.js'); await load(null); formwork.check({ mask: '[0]' })"))

    def test_a_detached_field_is_like_nothing(self):
        self.assertEqual(self.run_script("""const field = formwork.attach(other, { mask: '[00]' });
            field.setValue('1'); field.detach(); return [field.value, field.status.remainder, field.status.details, other.value]"""),
            ["1", "", {}, "1"])

    def test_the_element_names_itself(self):
        self.run_script("""window.addEventListener('error', ({ error }) => { window.told = error?.message; });
            extra.innerHTML = '<masked-input id="masked" mask="abc"></masked-input>'""")
        self.wait("return window.told !== undefined")
        self.assertRegex(self.run_script("return window.told"), "^masked-input#masked: Nothing can be typed")
        self.run_script("masked.setAttribute('mask', '[00]')")
        self.wait("return masked.field !== null")
