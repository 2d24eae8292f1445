import { westernDigits } from '#shared/comparable-text.ts';
import { keyOfName } from './new-entry.ts';

/** How values of one notation are written in the file, and shown. */
interface Notation {
  /** What is kept of what somebody has typed. */
  parsed(typed: string): unknown;
  /** What is shown while nobody types. */
  shown(value: unknown): string;
}

const plain = (typed: string) =>
  westernDigits(typed)
    .replaceAll(/[\s'’٬,]/g, '')
    .replace('٫', '.');

const asTyped = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** A number; what is none stays as it was typed, and the check says what is wrong. */
const number: Notation = {
  parsed(typed) {
    if (typed.trim() === '') return undefined;
    return /^-?\d+(?:\.\d+)?$/.test(plain(typed)) ? Number(plain(typed)) : typed;
  },
  shown: asTyped,
};

/** An amount of money, which the file has as a text with two decimals. */
const money: Notation = {
  parsed(typed) {
    const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(plain(typed)) ?? [];
    return whole ? `${whole}.${decimals.padEnd(2, '0')}` : typed;
  },
  shown(value) {
    const [whole, decimals] = asTyped(value).split('.');
    if (!/^\d+$/.test(whole ?? '')) return asTyped(value);
    return `${Number(whole).toLocaleString('en')}${decimals ? `.${decimals}` : ''}`;
  },
};

/** A telephone number, which the file has in international form. */
const telephone: Notation = {
  parsed(typed) {
    const digits = westernDigits(typed)
      .replaceAll(/[-\s().]/g, '')
      .replace(/^00/, '+')
      .replace(/^0(?=\d{9}$)/, '+966');
    const [, area, first, last] = /^\+966(\d\d)(\d{3})(\d{4})$/.exec(digits) ?? [];
    return area ? `+966 ${area} ${first} ${last}` : typed;
  },
  shown: asTyped,
};

/** The short name of an entry. */
const key: Notation = { parsed: (typed) => keyOfName(typed) || typed, shown: asTyped };

const text: Notation = { parsed: (typed) => typed, shown: asTyped };

/** The notations of fields, by their names in the metadata of a schema. */
export const NOTATIONS = { number, money, telephone, key, text };
