/** Characters: a list such as `0-9A-F`, its parts one by one, or a class with changes. */
export type Characters = string | string[] | {
  class?: 'digit' | 'letter' | 'alphanumeric' | 'any' | 'nonLetter';
  with?: string | string[];
  without?: string | string[];
};

/** The characters that a text may contain. Use one of `allowed` and `characters`. */
export interface TextRule {
  allowed?: 'any' | 'digits' | 'decimal' | 'nonChinese' | 'letters' | 'alphanumerics' | 'emoji';
  characters?: Characters;
  separator?: string;
  standIns?: string;
  excluding?: ('digits' | 'letters' | 'alphanumerics' | 'emoji' | 'chinese' | 'chineseAndPunctuation' | 'decimal'
    | 'nonChinese' | 'any' | TextRule)[];
  lineBreaks?: boolean;
  keepsDigits?: boolean;
}

/** A symbol of your own for slots of a mask. */
export interface Notation {
  character: string;
  characters: Characters;
  optional?: boolean;
  letterCase?: 'upper' | 'lower' | null;
}

/** A maximum length. */
export interface LengthLimit {
  count: number;
  of?: 'value' | 'text';
  in?: 'characters' | 'utf16' | 'bytes';
}

/**
 * A format, as in definitions and replay scripts. One key chooses the format; the others are options. The first of several
 * names is the default.
 */
export interface Format {
  version?: 1;
  mask?: string;
  syntax?: 'brackets' | 'hash' | 'digits';
  tokens?: Record<string, 'digit' | 'letter' | 'alphanumeric' | 'any' | Characters>;
  notations?: Notation[];
  alternatives?: (string | {
    mask: string;
    syntax?: 'brackets' | 'hash' | 'digits';
    tokens?: Record<string, 'digit' | 'letter' | 'alphanumeric' | 'any' | Characters>;
    notations?: Notation[];
  })[];
  strategy?: 'wholeString' | 'prefix' | 'capacity' | 'extractedValueCapacity';
  rightToLeft?: boolean;
  callingCode?: number;
  text?: TextRule & { maximumLength?: number | null };
  regex?: string;
  number?: {
    locale?: string;
    style?: 'number' | 'percent';
    minimumFractionDigits?: number;
    maximumFractionDigits?: number;
    prefix?: string;
    suffix?: string;
    /** A code of ISO 4217, or `device` for the currency of the user's region. */
    currency?: string;
    entry?: 'standard' | 'minorUnits';
    sign?: 'minus' | 'accounting' | 'parentheses';
    grouping?: boolean;
    padding?: 'afterEditing' | 'always'; roundsTo?: string | number;
    allowsNegative?: boolean;
    minimum?: string | number;
    maximum?: string | number;
  };
  /** Without `pattern`, `time`, and `range`, the date of the locale. */
  date?: {
    pattern?: string;
    time?: 'device' | 'h12' | 'h23';
    range?: string;
    minimum?: string;
    maximum?: string;
    firstShortYear?: number;
    locale?: string;
    timeZone?: string;
  };
  duration?: string;
  phone?: {
    /** The code of a region, or `device` for that of the user. Without it, numbers need a calling code. */
    region?: string | null;
    validity?: 'valid' | 'possible';
    internationalNumbers?: 'international' | 'reject';
    regions?: string[];
    types?: 'any' | 'mobile';
    nationalDisplay?: 'asTyped' | 'national';
    valueFormat?: 'e164' | 'national' | 'asTyped';
  };
  card?: { brands?: string[] };
  securityCode?: { brand?: string };
  iban?: Record<string, never>;
  preset?: string;
  /** The locale of a phone number or a duration. */
  locale?: string;
  completion?: boolean;
  completesOnFocus?: boolean;
  autoskip?: boolean;
  deletion?: 'throughLiterals' | 'stopAtLiterals';
  overflow?: 'reject' | 'overwrite' | 'truncate';
  insertion?: 'insert' | 'replace';
  placeholderCharacter?: string | null;
  letterCase?: 'upper' | 'lower' | null;
  digits?: 'ascii' | 'asTyped';
  valuePattern?: string | string[] | null;
  maximumLength?: number | LengthLimit | (number | LengthLimit)[] | null;
  contentType?: string;
  undoSteps?: 'edits' | 'runs';
  /** The current date, such as `2026-11-25`, for the expiry of a card. Fields use the date of the device. */
  today?: string;
}

/** The options of a field, for any format. */
export interface FieldOptions {
  /** The element that shows the message about an issue, and describes the input. */
  message?: Element | null;
  /** Whether the remainder is drawn where the text ends. Without room for it, it isn't drawn. */
  guide?: boolean;
  /** Your own messages, by the codes of issues and rejections, and `required` for a required field that is empty. */
  messages?: Partial<Record<string, string>> | ((code: string) => string | undefined);
  /** Whether the form can't be submitted while the value is incomplete or has an issue. */
  validates?: boolean;
  /** The content that a form sends: the text, which is the default, or the value. */
  submit?: 'text' | 'value';
}

/** A masked input. Selections are in UTF-16 code units, as in JavaScript. */
export interface Field {
  readonly input: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly status: FieldStatus;
  readonly selection: [number, number];
  readonly isDetached: boolean;
  setValue(value: string): void;
  /** Shows the issue now. A form's `submit` does so, too. */
  showIssue(): void;
  update(format: Format, options?: FieldOptions): void;
  detach(): void;
}

/** The validation of a value. Only a `valid` one may be stored; an `invalid` one has an issue. */
export type FieldState = 'empty' | 'incomplete' | 'valid' | 'invalid';

/** The text, the value, and what is known about them. */
export interface FieldStatus {
  text: string;
  value: string;
  state: FieldState;
  /** The code of the issue of an `invalid` value, such as `checksum`. */
  issue: string | null;
  /** The code of the issue to show now. */
  visibleIssue: string | null;
  /** Whether no character can be added anywhere. */
  isFull: boolean;
  /** The text that remains to be typed. */
  remainder: string;
  /** The remaining length, in the unit of the tightest limit: `maxlength` of the input, or that of a filter. */
  remainingLength: number | null;
  details: InputDetails;
}

/** Details of a text, also while it is typed. An IBAN's country is its `region`. */
export interface InputDetails {
  readonly region?: string;
  readonly phoneNumberType?: string;
  readonly cardBrand?: string;
  readonly cardBrandName?: string;
}

/** The details of `formwork-change` and `formwork-reject`. */
export interface FieldDetail {
  field: Field;
  text: string;
  value: string;
  state: FieldState;
  issue: string | null;
  visibleIssue: string | null;
  isFull: boolean;
  removed: string;
  unused: string;
  completes: boolean;
  fills: boolean;
}

export interface FieldChange extends FieldDetail {
  cause: 'typing' | 'paste' | 'deletion' | 'stepping' | 'undo' | 'inputMethod' | 'autoFill' | 'focus' | 'reset';
}

export interface FieldRejection extends FieldDetail {
  reason: 'notAllowed' | 'noRoom' | 'otherPrefix' | 'wouldLose' | 'rounded';
  inserted: string;
}

declare global {
  interface HTMLElementEventMap {
    'formwork-change': CustomEvent<FieldChange>;
    'formwork-reject': CustomEvent<FieldRejection>;
  }
}

/** The result of checking a text with a format. */
export interface Check {
  text: string;
  value: string;
  state: FieldState;
  issue: string | null;
  isFull: boolean;
  unused: string;
}

/** A warning about a valid pattern that is probably a mistake. */
export interface Warning {
  code: 'unreachable' | 'noSlots' | 'emptyGroup' | 'ambiguousValue' | 'greedyOptional' | 'shadowedNotation';
  /** The path of the pattern in the format, such as `$.mask`. */
  path: string;
  /** The location in the pattern, in UTF-16 code units; null for the whole pattern. */
  offset: number | null;
  message: string;
}

export interface Formwork {
  attach(
    input: HTMLInputElement | HTMLTextAreaElement, format: Format, options?: FieldOptions
  ): Field;
  fieldOf(input: Element): Field | null;
  scan(root?: ParentNode): Field[];
  format(format: Format, text: string): string;
  mask(format: Format, value: string): string;
  unmask(format: Format, text: string): string | null;
  check(format: Format, text: string): Check;
  validate(format: Format): { warnings: Warning[] };
  replay(script: object | string): {
    id: string | number | null;
    states?: object[];
    error?: { code: string; message: string; offset: number | null };
  };
}

/** A format with its purpose, as a value of `autocomplete`. */
export interface Preset {
  format: Format;
  purpose?: string;
}

export type Part = 'regex' | 'numbers' | 'dates' | 'phones' | 'cards' | 'iban' | 'presets';

export function load(options?: {
  with?: Part[];
  /** Presets by name: `plain` for those that are only masks, or your own. */
  presets?: 'plain' | Record<string, Preset>;
  /** The address of the module, relative to the page; by default the file next to `formwork.js`. */
  url?: string | URL;
  /** The module itself, if your app has read it. It is used instead of an address. */
  bytes?: BufferSource;
}): Promise<Formwork>;

export class FormworkError extends Error {
  /** The element with the mistake, which the message names. */
  readonly element: Element | null;
  /** All mistakes that `scan` has found. */
  readonly errors: FormworkError[];
  readonly code: string;
  readonly path: string | null;
  readonly offset: number | null;
}
