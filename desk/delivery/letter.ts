import { DIRECTION, LANGUAGE } from '#contract/language.ts';
import {
  ALL_FIELDS,
  CONFIRM_LINK,
  isAllFields,
  paragraphsOf,
  placeholdersOf,
  UNSUBSCRIBE_LINK,
} from '#contract/mails.ts';
import { type Html, html } from '../html.ts';
import type { SubmittedField } from '../store/submission.ts';

/** A letter of content/<lang>/mail.yaml, with placeholders. */
export interface Letter {
  subject: readonly string[];
  body: string;
}

/** What a letter is filled in with. */
export interface Filling {
  /** What each `{placeholder}` stands for. */
  values: Record<string, string>;
  /** What `{fields}` stands for, in order. */
  fields: SubmittedField[];
  /** A last line in small print, if there is one. */
  note?: string;
}

const isFilled = (text: string, { values }: Filling) =>
  placeholdersOf(text).every((name) => name === ALL_FIELDS || values[name]?.trim());

/** The first of these lines whose fields were all filled in, or else the last. */
export function subjectOf(lines: readonly string[], filling: Filling): string {
  const line = lines.find((each) => isFilled(each, filling)) ?? lines.at(-1) ?? '';
  return inserted(line, filling).join('').trim();
}

/** A letter's body as plain text. */
export function asText(body: string, filling: Filling): string {
  const parts = paragraphs(body, filling).map((paragraph) =>
    isAllFields(paragraph)
      ? filling.fields.map(({ label, value }) => `${label}:\n${value || '—'}`).join('\n\n')
      : inserted(paragraph, filling).join(''),
  );
  const note = filling.note === undefined ? '' : `\n\n-- \n${filling.note}`;
  return `${parts.join('\n\n')}${note}\n`;
}

/**
 * A letter's body as HTML: our words in the language and direction of the site, what a visitor typed
 * in its own, so that Arabic in an English sentence keeps both readable.
 */
export function asHtml(body: string, filling: Filling): string {
  const parts = paragraphs(body, filling).map((paragraph) =>
    isAllFields(paragraph)
      ? allFields(filling.fields)
      : html`<p>${inserted(paragraph, filling, htmlValue)}</p>
`,
  );
  const note = filling.note === undefined ? '' : html`<p><small>${filling.note}</small></p>\n`;
  return html`<!doctype html>
<html lang="${LANGUAGE}" dir="${DIRECTION}">
<meta charset="utf-8">
<div lang="${LANGUAGE}" dir="${DIRECTION}">
${parts}${note}</div>
</html>
`.text;
}

const paragraphs = (body: string, filling: Filling) =>
  paragraphsOf(body).filter((paragraph) => isFilled(paragraph, filling));

/** A text's pieces in turn: ours as they are, a visitor's as `show` makes them; filled in once only. */
function inserted<Piece = string>(
  text: string,
  { values }: Filling,
  show: (value: string, name: string) => Piece | string = (value) => value,
): (Piece | string)[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? piece : show(values[piece] ?? '', piece)));
}

function htmlValue(value: string, name: string): Html {
  return name === UNSUBSCRIBE_LINK || name === CONFIRM_LINK
    ? html`<a href="${value}">${value}</a>`
    : html`<bdi>${value}</bdi>`;
}

function allFields(fields: SubmittedField[]): Html {
  return html`<dl>
${fields.map(
  ({ label, value }) => html`<dt><b>${label}</b></dt>
<dd dir="auto" style="margin: 0 0 1em; white-space: pre-wrap">${value || '—'}</dd>
`,
)}</dl>
`;
}
