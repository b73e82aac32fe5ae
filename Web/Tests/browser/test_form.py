"""The sign-up form of the playground, filled in by real keys, in three languages."""

from selenium.webdriver.common.keys import Keys

from .page import PageTest


class FormTest(PageTest):
    def show(self, language):
        self.driver.get("about:blank")
        # Those of earlier tests.
        self.errors()
        self.driver.get(self.site + f"form.html?lang={language}")
        self.wait("return 'ready' in document.documentElement.dataset")

    def value(self, id):
        return self.run_script("return document.getElementById(arguments[0]).value", id)

    def text(self, id):
        return self.run_script("return document.getElementById(arguments[0]).textContent", id)

    def focused(self):
        return self.run_script("return document.activeElement.id")

    def message(self, id):
        return self.run_script(
            "return document.getElementById(arguments[0]).closest('.row').querySelector('.message').textContent", id)

    def test_is_filled_in_from_start_to_end(self):
        self.show("en")
        self.focus("name")
        self.type("Ada Lovelace")
        self.keys(Keys.ENTER)
        self.assertEqual(self.focused(), "phone")
        self.type("2125550100")
        self.assertEqual(self.value("phone"), "(212) 555-0100")
        self.focus("birthday")
        self.type("12101985")
        self.assertEqual(self.value("birthday"), "12/10/1985")
        self.assertEqual(self.focused(), "amount")
        self.type("25.5")
        self.assertEqual(self.value("amount"), "€25.5")
        self.keys(Keys.ENTER)
        self.type("4111")
        self.assertEqual(self.text("brand"), "Visa")
        self.type("111111111111")
        self.focus("expiry")
        self.type("1230")
        self.assertEqual(self.value("expiry"), "12/30")
        self.assertEqual(self.focused(), "security")
        self.type("123")
        self.focus("code")
        self.type("123456")
        self.assertEqual(self.focused(), "send")
        self.keys(Keys.ENTER)
        self.assertEqual(self.text("sent"), "Thank you.")
        self.assertEqual(self.errors(), [])

    def test_shows_the_region_that_is_typed(self):
        self.show("en")
        self.focus("phone")
        self.type("+4930")
        self.assertIn("DE", self.text("country"))
        self.assertEqual(
            self.run_script("return document.getElementById('country').getAttribute('aria-label')"), "Country: Germany")

    def test_picks_a_country_and_keeps_the_digits(self):
        self.show("de")
        self.focus("phone")
        self.type("3012345678")
        self.run_script("document.getElementById('country').click()")
        self.focus("search")
        self.type("öster")
        self.assertEqual(self.run_script("return document.querySelectorAll('#list button').length"), 1)
        self.keys(Keys.TAB, Keys.ENTER)
        self.wait("return !document.getElementById('countries').open")
        self.assertIn("AT", self.text("country"))
        self.assertEqual(self.focused(), "phone")
        self.assertEqual(self.value("phone").replace(" ", "").replace("/", ""), "3012345678")

    def test_an_issue_is_shown_after_leaving_in_german(self):
        self.show("de")
        self.focus("card")
        self.type("4111111111111112")
        self.assertEqual(self.message("card"), "")
        self.focus("name")
        self.assertRegex(self.message("card"), r"^[A-ZÄÖÜ].*\.$")
        self.assertNotIn("card", self.message("card").lower())

    def test_the_first_wrong_field_gets_the_focus(self):
        self.show("en")
        self.run_script("document.getElementById('send').click()")
        self.assertEqual((self.focused(), self.message("name")), ("name", "Enter your name."))
        self.type("Ada")
        self.assertEqual(self.message("name"), "")
        self.run_script("document.getElementById('send').click()")
        self.assertEqual(self.focused(), "phone")

    def test_the_security_code_follows_the_brand(self):
        self.show("en")
        self.focus("card")
        self.type("4111")
        self.focus("security")
        self.type("1234")
        self.assertEqual(self.value("security"), "123")
        self.run_script("card.select()")
        self.focus("card")
        self.type("3782")
        self.assertEqual(self.message("security"), "Something is missing.")
        self.focus("security")
        self.keys(Keys.END)
        self.type("4")
        self.assertEqual((self.value("security"), self.message("security")), ("1234", ""))

    def test_an_expiry_in_the_past_is_an_issue(self):
        self.show("en")
        self.focus("expiry")
        self.type("0120")
        self.focus("name")
        self.assertEqual(self.message("expiry"), "This has expired.")

    def test_each_empty_field_says_so_when_the_form_is_sent(self):
        for language, sentence in [("en", "Fill in this field."), ("de", "Bitte dieses Feld ausfüllen.")]:
            self.show(language)
            self.focus("phone")
            self.type("212")
            self.run_script("document.getElementById('send').click()")
            said = {id: self.message(id) for id in ["phone", "card", "security", "amount"]}
            self.assertNotIn(said["phone"], ["", sentence])
            self.assertEqual((said["card"], said["security"], said["amount"]), (sentence, sentence, ""))

    def test_is_laid_out_from_right_to_left_in_arabic(self):
        self.show("ar")
        self.assertEqual(self.run_script("return document.documentElement.dir"), "rtl")
        self.focus("code")
        self.type("123")
        self.assertEqual(self.value("code"), "123")
        self.assertEqual(self.run_script("return getComputedStyle(document.getElementById('code')).direction"), "ltr")
        self.assertEqual(self.text("form").strip().split("\n")[0].strip(), "تسجيل")
