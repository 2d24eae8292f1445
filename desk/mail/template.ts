import type { Language } from '#shared/language-settings.ts';
import {
  ALL_FIELDS,
  CONFIRM_LINK,
  isAllFields,
  paragraphsOf,
  STATUS_LINK,
  UNSUBSCRIBE_LINK,
} from '#shared/mails.ts';
import { placeholdersOf } from '#shared/placeholders.ts';
import { type Html, html } from '../pages/html.ts';
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
  return inserted(line, filling, (value) => isolated(clean(value), filling))
    .join('')
    .trim();
}

/** A template's body as plain text. */
export function asText(body: string, filling: Filling): string {
  const parts = paragraphs(body, filling).map((paragraph) =>
    isAllFields(paragraph)
      ? filling.fields.map(({ label, value }) => `${label}:\n${value || '—'}`).join('\n\n')
      : inserted(paragraph, filling, (value, name) =>
          // A mail program may include an isolate in the link.
          LINKS.includes(name) ? value : isolated(value, filling),
        ).join(''),
  );
  const note = filling.note === undefined ? '' : `\n\n-- \n${filling.note}`;
  return `${parts.join('\n\n')}${note}\n`;
}

/**
 * A template's body as HTML: the template's words in their language and direction, the visitor's words
 * isolated with a direction of their own.
 *
 * @param mark Content-ID of the mark above it (RFC 2392)
 */
export function asHtml(body: string, filling: Filling, mark?: string): string {
  const { code, direction } = filling.language;
  const head = mark ? html`<p><img src="cid:${mark}" width="60" height="60" alt=""></p>\n` : '';
  const parts = paragraphs(body, filling).map((paragraph) =>
    isAllFields(paragraph)
      ? allFields(filling)
      : html`<p>${inserted(paragraph, filling, (value, name) => htmlValue(value, name, direction))}</p>
`,
  );
  const note = filling.note === undefined ? '' : html`<p><small>${filling.note}</small></p>\n`;
  return html`<!doctype html>
<html lang="${code}" dir="${direction}">
<meta charset="utf-8">
<div lang="${code}" dir="${direction}">
${head}${parts}${note}</div>
</html>
`.text;
}

const paragraphs = (body: string, filling: Filling) =>
  paragraphsOf(body).filter((paragraph) => isFilled(paragraph, filling));

/** Splits a text at its placeholders and replaces them, once only; `show` renders the values. */
function inserted<Piece>(
  text: string,
  { values }: Filling,
  show: (value: string, name: string) => Piece,
): (Piece | string)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : show(values[piece] ?? '', piece)));
}

const LINKS = [CONFIRM_LINK, STATUS_LINK, UNSUBSCRIBE_LINK];

function htmlValue(value: string, name: string, direction: Language['direction']): Html {
  if (!LINKS.includes(name)) return html`<bdi>${value}</bdi>`;
  return direction === 'ltr'
    ? html`<a href="${value}">${value}</a>`
    : html`<a href="${value}" dir="ltr">${value}</a>`;
}

/** First strong isolate, and its end (UAX #9). */
export const FSI = '\u2068';
export const PDI = '\u2069';

/** The Unicode blocks of right-to-left scripts, as in UAX #9's defaults. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates the direction of a value from the template around it, as `bdi` does in HTML. */
function isolated(value: string, { isolates, language }: Filling): string {
  const mixes = language.direction === 'rtl' || RIGHT_TO_LEFT.test(value);
  return isolates && mixes && value !== '' ? FSI + value + PDI : value;
}

function allFields({ fields, isolates }: Filling): Html {
  // Each line in its own direction, such as the size of a file below its name.
  const lines = isolates ? '; unicode-bidi: plaintext' : '';
  return html`<dl>
${fields.map(
  ({ label, value }) => html`<dt><b>${label}</b></dt>
<dd dir="auto" style="margin: 0 0 1em; white-space: pre-wrap${lines}">${value || '—'}</dd>
`,
)}</dl>
`;
}
