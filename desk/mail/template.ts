import { domainToUnicode } from 'node:url';
import type { Language } from '#shared/language-settings.ts';
import {
  ALL_FIELDS,
  CONFIRM_LINK,
  isAllFields,
  paragraphsOf,
  REFERENCE,
  STATUS_LINK,
  UNSUBSCRIBE_LINK,
} from '#shared/mails.ts';
import { placeholdersOf } from '#shared/placeholders.ts';
import { ADD_LINK } from '#shared/upload-texts.ts';
import { Html, html } from '../pages/html.ts';
import type { SubmittedField } from '../store/submission.ts';

/** A mail template of content/mail.yaml, with placeholders. */
export interface MailTemplate {
  subject: readonly string[];
  body: string;
}

/** The values for a template. */
export interface Filling {
  /** The language of the template. */
  language: Language;
  /** Whether the template's or the visitor's language is right-to-left, so that directions mix. */
  isolates: boolean;
  /** The value of each `{placeholder}`. */
  values: Record<string, string>;
  /** The value of `{fields}`, in order. */
  fields: SubmittedField[];
  /** A last line in small print. */
  note?: string;
}

const isFilled = (text: string, { values }: Filling) =>
  placeholdersOf(text).every((name) => name === ALL_FIELDS || values[name]?.trim());

/**
 * The first of these subjects whose placeholders all have a value, or else the last.
 *
 * @param clean makes a value safe for a header
 */
export function subjectOf(
  lines: readonly string[],
  filling: Filling,
  clean: (value: string) => string,
): string {
  const line = lines.find((each) => isFilled(each, filling)) ?? lines.at(-1) ?? '';
  return inserted(line, filling, (value) => isolated(clean(value), filling), String)
    .join('')
    .trim();
}

/** A template's body as plain text. */
export function asText(body: string, filling: Filling): string {
  const parts = paragraphs(body, filling).map((paragraph) =>
    isAllFields(paragraph)
      ? filling.fields.map(({ label, value }) => `${label}:\n${value || '—'}`).join('\n\n')
      : inserted(
          paragraph,
          filling,
          // A mail program may include an isolate in the link.
          (value, name) => (LINKS.includes(name) ? value : isolated(value, filling)),
          (words) => withTelephones(words, (number) => LRI + number + PDI, String).join(''),
        ).join(''),
  );
  const note = filling.note === undefined ? '' : `\n\n-- \n${filling.note}`;
  return `${parts.join('\n\n')}${note}\n`;
}

/** Fonts with Arabic letters that mail programs have; links and hashes are longer than the line of a phone. */
const LAYOUT =
  'max-width: 40em; font: 16px/1.6 "Segoe UI", Tahoma, Arial, sans-serif; overflow-wrap: anywhere';

/**
 * A template's body as HTML: the template's words in their language and direction, the visitor's words
 * isolated with a direction of their own.
 *
 * @param mark Content-ID of the mark above it (RFC 2392)
 */
export function asHtml(body: string, filling: Filling, mark?: string): string {
  const { direction } = filling.language;
  const parts = paragraphs(body, filling).map((paragraph) =>
    isAllFields(paragraph)
      ? allFields(filling)
      : html`<p>${inserted(
          paragraph,
          filling,
          (value, name) => htmlValue(value, name, direction),
          htmlWords,
        )}</p>
`,
  );
  const note = filling.note === undefined ? '' : html`<p><small>${filling.note}</small></p>\n`;
  return letter(html`${parts}${note}`, filling.language, mark);
}

/**
 * HTML of a mail in a language, below the mark.
 *
 * @param mark Content-ID of the mark (RFC 2392)
 */
export function letter(body: Html, { code, direction }: Language, mark?: string): string {
  const head = mark ? html`<p><img src="cid:${mark}" width="60" height="60" alt=""></p>\n` : '';
  return html`<!doctype html>
<html lang="${code}" dir="${direction}">
<meta charset="utf-8">
<div lang="${code}" dir="${direction}" style="${LAYOUT}">
${head}${body}</div>
</html>
`.text;
}

const paragraphs = (body: string, filling: Filling) =>
  paragraphsOf(body).filter((paragraph) => isFilled(paragraph, filling));

/** Splits a text at its placeholders and replaces them, once only; `show` renders the values, `words` the rest. */
function inserted<Piece>(
  text: string,
  { values }: Filling,
  show: (value: string, name: string) => Piece,
  words: (text: string) => Piece,
): Piece[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? words(piece) : show(values[piece] ?? '', piece)));
}

const LINKS: readonly string[] = [ADD_LINK, CONFIRM_LINK, STATUS_LINK, UNSUBSCRIBE_LINK];

/** The words of a template, with its line breaks. */
const htmlWords = (text: string) => new Html(htmlText(text).text.replaceAll('\n', '<br>\n'));

/** A text whose telephone numbers keep the order of their groups. */
const htmlText = (text: string) =>
  html`${withTelephones<string | Html>(text, (number) => html`<bdi dir="ltr">${number}</bdi>`, String)}`;

function htmlValue(value: string, name: string, direction: Language['direction']): Html {
  if (name === REFERENCE) return html`<bdi style="white-space: nowrap">${value}</bdi>`;
  if (!LINKS.includes(name)) return html`<bdi>${value}</bdi>`;
  return direction === 'ltr'
    ? html`<a href="${value}">${value}</a>`
    : html`<a href="${value}" dir="ltr">${value}</a>`;
}

/** First strong isolate, left-to-right isolate, and the end of either (UAX #9). */
export const FSI = '\u2068';
const LRI = '\u2066';
export const PDI = '\u2069';

/** The Unicode blocks of right-to-left scripts, as in UAX #9's defaults. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A telephone number, but not the part of a longer one, of a date or of an amount. */
const TELEPHONE = /(?<![\d.,/:])((?:\+\d|0\d|9200|800)[\d()\- ]{5,20}\d)(?![\d.,/:]*\d)/;

/** Splits a text at its telephone numbers, whose groups right-to-left text would reverse. */
function withTelephones<Piece>(
  text: string,
  show: (number: string) => Piece,
  rest: (text: string) => Piece,
): Piece[] {
  const pieces = RIGHT_TO_LEFT.test(text) ? text.split(TELEPHONE) : [text];
  return pieces.map((piece, index) => (index % 2 === 0 ? rest(piece) : show(piece)));
}

/** An e-mail address as its owner writes it: with a domain in Arabic letters instead of its ASCII form. */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = domainToUnicode(address.slice(at));
  // Letters of another script could imitate Latin ones.
  return RIGHT_TO_LEFT.test(domain) ? address.slice(0, at) + domain : address;
}

/** Isolates the direction of a value from the template around it, as `bdi` does in HTML. */
function isolated(value: string, { isolates, language }: Filling): string {
  const mixes = language.direction === 'rtl' || RIGHT_TO_LEFT.test(value);
  return isolates && mixes && value !== '' ? FSI + value + PDI : value;
}

/** A value of up to so many characters is one line, which stands below its label in any direction. */
const LINE = 50;

function allFields({ fields, isolates, language }: Filling): Html {
  const start = language.direction === 'rtl' ? 'right' : 'left';
  const alignment = (value: string) =>
    value.length > LINE || value.includes('\n') ? '' : `; text-align: ${start}`;
  // Each line in its own direction, such as the size of a file below its name.
  const lines = isolates ? '; unicode-bidi: plaintext' : '';
  return html`<dl>
${fields.map(
  ({ label, value }) => html`<dt><b>${label}</b></dt>
<dd dir="auto" style="margin: 0 0 1em; white-space: pre-wrap${alignment(value)}${lines}">${htmlText(value || '—')}</dd>
`,
)}</dl>
`;
}
