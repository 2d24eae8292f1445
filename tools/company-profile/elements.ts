import { factsAndFigures } from '#app/content/placeholders.server.ts';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { Html, html } from '#desk/pages/html.ts';

type Words = string | number | Html | undefined;
export type Fact = readonly [term: string, text: Words];

/** Pixels per millimetre: 200 dpi. */
const DENSITY = 200 / 25.4;

/** A picture of this width in millimetres and at most 4:3, in its narrowest file that is sharp there. */
export function photo({ alt, files }: PictureData, width: number): Html {
  const file = files.find((each) => each.width >= width * DENSITY) ?? files.at(-1);
  const size = `inline-size: ${width}mm; max-block-size: ${0.75 * width}mm; object-fit: contain`;
  return html`<img src="${file?.src}?jpeg" alt="${alt}" style="${size}">`;
}

/** A figure that texts of the content name in braces, with its unit; undefined without data. */
export function figure(name: string, unit?: string): Html | undefined {
  const value = factsAndFigures.valueFor(name);
  return value === undefined ? undefined : html`${value}${unit && html` <small>${unit}</small>`}`;
}

/** Terms and texts, without those that lack a text: rows, or `stats` in large type. */
export function facts(rows: readonly Fact[], look = 'facts') {
  const shown = rows.filter(([, text]) => text);
  if (shown.length === 0) return;
  return html`<dl class="${look}">${shown.map(
    ([term, text]) => html`<div><dt>${term}</dt> <dd>${text}</dd></div>`,
  )}</dl>`;
}

/** A table; nothing without rows. The first cell names its row, those from number `figures` on are figures. */
export function table(lead: string | undefined, heads: string[], rows: Words[][], figures = 1) {
  if (rows.length === 0) return;
  const row = (tag: 'th' | 'td', look: string) => (cells: Words[]) =>
    html`<tr>${cells.map((text, column) => {
      const name = new Html(column === 0 ? 'th' : tag);
      return html`<${name} class="${look} ${column >= figures && 'figures'}">${text}</${name}>`;
    })}</tr>`;
  return html`<p class="lead">${lead}</p>
<table class="table"><thead>${row('th', 'head')(heads)}</thead>
<tbody>${rows.map(row('td', 'cell'))}</tbody></table>`;
}
