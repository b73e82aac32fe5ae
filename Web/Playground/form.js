// A sign-up form: a phone with its country, a birthday, an amount, a card with its brand, a code in boxes. Its language is
// that of the link, such as form.html?lang=de.
import { load } from './formwork.js';

const languages = {
  en: {
    title: 'Sign up', name: 'Name', phone: 'Phone', birthday: 'Birthday', amount: 'Donation (optional)', card: 'Card',
    expiry: 'Valid until', security: 'Security code', code: 'Code from your message', send: 'Sign up', sent: 'Thank you.',
    country: 'Country', search: 'Search', wrong: 'This code isn’t the one that we sent.', missing: 'Enter your name.',
    incomplete: 'Fill in this field.', loading: 'Loading…',
    failed: 'The formats can’t be loaded, so the fields accept any text. Reload the page.',
    locale: 'en_US', region: 'US', date: 'MM/dd/yyyy', all: 'Other',
  },
  de: {
    title: 'Registrieren', name: 'Name', phone: 'Telefon', birthday: 'Geburtstag (TT.MM.JJJJ)', amount: 'Spende (freiwillig)',
    card: 'Karte', expiry: 'Gültig bis (MM/JJ)', security: 'Prüfziffer', code: 'Code aus der Nachricht', send: 'Registrieren',
    sent: 'Vielen Dank.', country: 'Land', search: 'Suchen', wrong: 'Diesen Code haben wir nicht gesendet.',
    missing: 'Bitte den Namen eingeben.', incomplete: 'Bitte dieses Feld ausfüllen.', loading: 'Wird geladen …',
    failed: 'Die Formate konnten nicht geladen werden, deshalb nehmen die Felder jeden Text an. Bitte die Seite neu laden.',
    locale: 'de_DE', region: 'DE', date: 'dd.MM.yyyy', all: 'Andere',
  },
  ar: {
    title: 'تسجيل', name: 'الاسم', phone: 'الهاتف', birthday: 'تاريخ الميلاد (يوم/شهر/سنة)', amount: 'تبرع (اختياري)', card: 'البطاقة',
    expiry: 'صالحة حتى (شهر/سنة)', security: 'رمز الأمان', code: 'الرمز المرسل', send: 'تسجيل', sent: 'شكرًا.', country: 'البلد',
    search: 'بحث', wrong: 'هذا ليس الرمز الذي أرسلناه.', missing: 'أدخل اسمك.', incomplete: 'املأ هذا الحقل.',
    loading: 'جارٍ التحميل…', failed: 'تعذر تحميل التنسيقات، لذلك تقبل الحقول أي نص. أعد تحميل الصفحة.',
    locale: 'ar_EG', region: 'EG', date: 'dd/MM/yyyy', all: 'أخرى',
  },
};
const wanted = new URLSearchParams(location.search).get('lang') ?? navigator.language.slice(0, 2);
const language = wanted in languages ? wanted : 'en';
const text = languages[language];
const $ = (id) => document.getElementById(id);

document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
for (const each of document.querySelectorAll('[data-text]')) each.textContent = text[each.dataset.text];
for (const each of document.querySelectorAll('[data-label]')) each.setAttribute('aria-label', text[each.dataset.label]);

document.title = `${text.title} · Formwork`;

$('sent').textContent = text.loading;
const formwork = await load({ with: ['numbers', 'dates', 'phones', 'cards', 'presets'] }).catch((error) => {
  // The inputs stay as they are, and `error.cause` is in the console.
  $('sent').textContent = text.failed;
  $('sent').className = 'bad';
  throw error;
});
$('sent').textContent = '';
const translated = language === 'en' ? {} : await (await fetch(`messages.${language}.json`)).json();
const messages = { ...translated, required: text.incomplete };
const inputs = [...document.querySelectorAll('.row input')];
const messageOf = (input) => input.closest('.row').querySelector('.message');
const attach = (id, format, options) => {
  $(id).required = !('optional' in $(id).dataset);
  return formwork.attach($(id), format, { message: messageOf($(id)), messages, ...options });
};

// The letters of the remainder are those of a pattern, which are English words; other languages have theirs in the labels.
const guide = language === 'en';

const phone = attach('phone', { phone: { region: text.region } });
const card = attach('card', { card: {} });
const security = attach('security', { preset: 'card.code' });
const fields = [
  phone, attach('birthday', { date: { pattern: text.date } }, { guide }),
  attach('amount', { number: { locale: text.locale, currency: 'EUR' } }), card,
  attach('expiry', { preset: 'card.expiry' }, { guide }), security,
  attach('code', { mask: '[000000]' }),
];

// -- Focus: a full field leads to the next one. Return sends the form, as everywhere.

const next = (input) => inputs[inputs.indexOf(input) + 1] ?? $('send');
addEventListener('formwork-change', ({ target, detail }) => {
  if (detail.fills && !detail.issue) next(target).focus();
});

// -- Details while typing

const names = new Intl.DisplayNames([language], { type: 'region' });
const flag = (code) => String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.codePointAt(0)));
let region = text.region;

function showRegion(code) {
  region = code;
  $('country').textContent = code ? `${flag(code)} ${code}` : text.all;
  $('country').setAttribute('aria-label', `${text.country}: ${code ? names.of(code) : text.all}`);
}
showRegion(region);
phone.input.addEventListener('formwork-change', () => {
  const typed = phone.status.details.region;
  if (typed && typed !== region) showRegion(typed);
});
card.input.addEventListener('formwork-change', () => { $('brand').textContent = card.status.details.cardBrandName ?? ''; });

// The security code has the digits of the card's brand: four for American Express.
let codeMask = '';
card.input.addEventListener('formwork-change', () => {
  const { cardBrand: brand } = card.status.details;
  const mask = brand === 'amex' ? '[0000]' : brand ? '[000]' : '';
  if (mask === codeMask) return;
  codeMask = mask;
  security.update(mask ? { mask } : { preset: 'card.code' });
  if (security.status.text) security.showIssue();
});

// -- Countries

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isRegion = (code) => {
  try { return Boolean(formwork.validate({ phone: { region: code } })); } catch { return false; }
};
const countries = letters.flatMap((first) => letters.map((second) => first + second)).filter(isRegion)
  .map((code) => ({ code, name: names.of(code) })).sort((a, b) => a.name.localeCompare(b.name, language));

let active = null;

/** Shows the countries that match, with the present one active, or else the first. */
function listCountries() {
  const query = $('search').value.trim().toLocaleLowerCase(language);
  const found = countries.filter(({ code, name }) => code.toLowerCase() === query
    || name.toLocaleLowerCase(language).includes(query));
  $('list').replaceChildren(...found.map(({ code, name }) => {
    const option = document.createElement('div');
    option.role = 'option';
    option.id = `country-${code}`;
    option.dataset.code = code;
    option.textContent = `${flag(code)} ${name}`;
    return option;
  }));
  activate(document.getElementById(`country-${region}`) ?? $('list').firstElementChild);
}

function activate(option) {
  active?.setAttribute('aria-selected', 'false');
  active = option;
  active?.setAttribute('aria-selected', 'true');
  active?.scrollIntoView({ block: 'nearest' });
  $('search').setAttribute('aria-activedescendant', active?.id ?? '');
}

function choose(option) {
  if (!option) return;
  pick(option.dataset.code);
  $('countries').close();
  phone.input.focus();
}

$('search').addEventListener('keydown', (event) => {
  if (event.isComposing) return;
  const to = { ArrowDown: active?.nextElementSibling, ArrowUp: active?.previousElementSibling }[event.key];
  if (to) activate(to);
  if (event.key === 'Enter') choose(active);
  if (['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) event.preventDefault();
});
$('list').addEventListener('click', ({ target }) => choose(target.closest('[role=option]')));

/** Gives the number another country: digits without a calling code keep their place, and one with a code is its own. */
function pick(code) {
  const { text: typed } = phone.status;
  phone.update({ phone: { region: code } });
  if (!typed.startsWith('+')) phone.input.value = typed;
  showRegion(code);
}
$('country').addEventListener('click', () => {
  $('search').value = '';
  listCountries();
  $('countries').showModal();
});
$('search').addEventListener('input', listCountries);

// -- Sending

$('form').addEventListener('submit', (event) => {
  event.preventDefault();
  if (!$('name').value.trim()) return stop($('name'), text.missing);
  const wrong = fields.find(({ input, status: { state } }) => (
    state !== 'valid' && !(state === 'empty' && 'optional' in input.dataset)));
  if (wrong) {
    return wrong.input.focus();
  }
  // The server may know better.
  if ($('code').value === '000000') return stop($('code'), text.wrong);
  $('sent').textContent = text.sent;
});

const stopped = new Set();

/** Shows why the form can't be sent, until the user changes the field. */
function stop(input, sentence) {
  stopped.add(input);
  messageOf(input).textContent = sentence;
  input.setAttribute('aria-invalid', 'true');
  input.focus();
}

for (const input of inputs) input.addEventListener('input', () => {
  $('sent').textContent = '';
  if (!stopped.delete(input)) return;
  messageOf(input).textContent = '';
  input.removeAttribute('aria-invalid');
});
document.documentElement.dataset.ready = '';
