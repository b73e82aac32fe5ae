// Example formats, each with a messy sample that a user might paste.
export const presets = [
  { name: 'Phone, US', label: 'Phone, United States', format: { mask: '+1 ([000]) [000]-[0000]' }, sample: 'tel. 212.555.0100' },
  { name: 'Card', label: 'Payment card', format: { card: {} }, sample: '4111-1111-1111-1111' },
  { name: 'Date', label: 'Date, checked as you type', format: { date: { pattern: 'dd/MM/yyyy' } }, sample: '29.2.2024' },
  { name: 'Amount', label: 'Amount in euros', format: { number: { locale: 'de_DE', currency: 'EUR' } }, sample: '1234567,5' },
  { name: 'IBAN', label: 'Bank account', format: { iban: {} }, sample: 'de89 3704 0044 0532 0130 00' },
  { name: 'Phone, world', label: 'International phone', format: { phone: {} }, sample: '+49 30 1234567' },
  { name: 'Plate', label: 'Number plate, with a regular expression', format: { regex: '[A-Z]{2}[0-9]{2} [A-Z]{3}', letterCase: 'upper' }, sample: 'ab12cde' },
  { name: 'MAC address', label: 'MAC address', format: { mask: '[HH]:[HH]:[HH]:[HH]:[HH]:[HH]', notations: [{ character: 'H', characters: '0-9A-Fa-f', letterCase: 'upper' }] }, sample: '00-1b-44-11-3a-b7' },
  { name: 'Invoice', label: 'Invoice with an optional digit', format: { mask: 'INV-{20}[00]/[0999]' }, sample: 'INV-2026/17' },
  { name: 'Two masks', label: 'Local number, or with an area code', format: { mask: '[000]-[0000]', alternatives: ['([000]) [000]-[0000]'] }, sample: '2125550100' },
  { name: 'Code', label: 'One-time code', format: { mask: '[000] [000]' }, sample: '123456' },
  { name: 'Emoji', label: 'Three emoji, nothing else', format: { text: { allowed: 'emoji', maximumLength: 3 } }, sample: '👩‍🚀🌙' },
];
