/** A format, as it is written in definitions and replay scripts: one key chooses it, others are options. */
export interface Format {
  mask?: string;
  syntax?: 'brackets' | 'hash' | 'digits';
  tokens?: Record<string, string>;
  notations?: { character: string; characters: string; optional?: boolean; case?: 'upper' | 'lower' | null }[];
  alternatives?: (string | { mask: string; syntax?: string; tokens?: Record<string, string>; notations?: unknown[] })[];
  strategy?: 'wholeString' | 'prefix' | 'capacity' | 'extractedValueCapacity';
  rightToLeft?: boolean;
  callingCode?: number;
  filter?: {
    allow?: 'digits' | 'decimal' | 'nonChinese' | 'letters' | 'alphanumerics' | 'emoji' | 'any';
    characters?: string;
    maximumLength?: number | null;
  };
  regex?: string;
  number?: {
    locale?: string; minimumFractionDigits?: number; maximumFractionDigits?: number; prefix?: string; suffix?: string;
    currency?: string; allowsNegative?: boolean; minimum?: string; maximum?: string;
    entry?: 'standard' | 'cents'; sign?: 'minus' | 'accounting' | 'parentheses'; grouping?: boolean;
    padding?: 'onBlur' | 'always';
  };
  date?: { pattern?: string; locale?: string; minimum?: string; maximum?: string };
  phone?: { region?: string | null };
  card?: Record<string, never>;
  iban?: Record<string, never>;
  preset?: string;
  version?: 1;
  completion?: boolean;
  completesOnFocus?: boolean;
  autoskip?: boolean;
  deletion?: 'throughLiterals' | 'stopAtLiterals';
  overflow?: 'reject' | 'overwrite' | 'truncate';
  insertion?: 'insert' | 'replace';
  placeholder?: string | null;
  case?: 'upper' | 'lower' | null;
  digits?: 'ascii' | 'asTyped';
  valuePattern?: string | null;
  maximumLength?: number | null;
  undoSteps?: 'edits' | 'runs';
}

/** What a field does in its page, whatever its format. */
export interface FieldOptions {
  /** Where the sentence about an issue stands, which the input is described by. */
  message?: Element | null;
  /** Whether what is missing is drawn behind what is there. The input's parent should be positioned. */
  guide?: boolean;
  /** Other sentences, by the codes of issues and rejections. */
  messages?: Partial<Record<string, string>> | ((code: string) => string | undefined);
  /** Whether the form can't be sent while something is missing or wrong. */
  validates?: boolean;
}

/** A masked input. Selections count UTF-16 code units, as JavaScript does. */
export interface Field {
  readonly input: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  readonly text: string;
  readonly isComplete: boolean;
  readonly isFull: boolean;
  readonly remainder: string;
  readonly issue: string | null;
  readonly visibleIssue: string | null;
  readonly selection: [number, number];
  readonly isDetached: boolean;
  setValue(value: string): void;
  update(format: Format, options?: FieldOptions): void;
  detach(): void;
}

/** What `formwork-change` and `formwork-reject` tell. */
export interface FieldDetail {
  field: Field;
  text: string;
  value: string;
  isComplete: boolean;
  isFull: boolean;
  issue: string | null;
  visibleIssue: string | null;
  removed: string;
  unused: string;
  completes: boolean;
  fills: boolean;
}

export interface FieldChange extends FieldDetail {
  cause: 'typing' | 'paste' | 'deletion' | 'stepping' | 'undo' | 'inputMethod' | 'autoFill' | 'focus';
}

export interface FieldRejection extends FieldDetail {
  reason: 'notAllowed' | 'noRoom' | 'otherPrefix' | 'wouldLose';
  inserted: string;
}

declare global {
  interface HTMLElementEventMap {
    'formwork-change': CustomEvent<FieldChange>;
    'formwork-reject': CustomEvent<FieldRejection>;
  }
}

/** What a format says of a text. */
export interface Check {
  text: string;
  value: string;
  isComplete: boolean;
  isFull: boolean;
  issue: string | null;
  unused: string;
  isValid: boolean;
}

/** What looks wrong with a pattern that can be used: hardly anybody means it. */
export interface Warning {
  code: 'unreachable' | 'noSlots' | 'emptyGroup' | 'ambiguousValue' | 'greedyOptional' | 'shadowedNotation';
  /** The pattern in the format, such as `$.mask`. */
  path: string;
  /** Where in the pattern, in UTF-16 code units; null for the whole of it. */
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

/** A format with a name, and what it is for, in the words of `autocomplete`. */
export interface Preset {
  format: Format;
  purpose?: string;
}

export type Part = 'regex' | 'numbers' | 'dates' | 'phones' | 'cards' | 'iban' | 'presets';

export function load(options?: {
  with?: Part[];
  /** Formats by name: `plain` for those that are masks and nothing else, or formats of your own. */
  presets?: 'plain' | Record<string, Preset>;
  url?: string;
  bytes?: BufferSource;
}): Promise<Formwork>;

export class FormworkError extends Error {
  readonly code: string;
  readonly path: string | null;
  readonly offset: number | null;
}
