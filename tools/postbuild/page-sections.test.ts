import { expect, test } from 'vitest';
import { sectionsOf as read } from './page-sections.ts';

/** Sections with their texts as shown. */
const sectionsOf = (html: string, excluded?: string[]) =>
  read(html, excluded).sections.map((section) => ({
    ...section,
    texts: section.texts.map(({ label, text }) => (label ? `${label}: ${text}` : text)),
  }));

const page = (main: string) =>
  `<html><head><meta property="og:title" content="Preview"></head><body><nav>Menu</nav>
<main id="content">${main}</main><footer id="foot">Footer</footer></body></html>`;

const breadcrumb =
  '<nav><ol><li>Home</li><li><a href="/p">Policies</a></li><li>Heat</li></ol></nav>';

test('reads title, breadcrumb and sections with their addresses', () => {
  const html = page(`${breadcrumb}<h1>Heat on site</h1><p>Lead of
    two lines</p><section id="rest" aria-labelledby="rest-title"><h2 id="rest-title"><a href="#rest">01</a>Rest</h2>
    <p>From <strong>June</strong> on, 38&nbsp;°C.</p><ul><li>Water</li><li>Shade</li></ul></section>`);
  expect(read(html)).toMatchObject({ title: 'Heat', trail: ['Policies'] });
  expect(sectionsOf(html)).toEqual([
    { id: '', heading: '', texts: ['Lead of two lines'] },
    { id: 'rest', heading: 'Rest', texts: ['From June on, 38 °C.', 'Water', 'Shade'] },
  ]);
});

test('a page without a breadcrumb has its title in link previews', () => {
  expect(read(page('<h1>Every weld has a record</h1><p>Text</p>')).title).toBe('Preview');
});

test('a section within a disclosure has the heading of the disclosure', () => {
  const html = page(
    `<h1>Rights</h1><details><summary><span>01</span><h2>Wages</h2></summary><div id="wages"><p>On time.</p></div></details>
    <details id="V-1"><summary><h3>Welder</h3></summary><p>Spools</p></details>`,
  );
  expect(sectionsOf(html)).toEqual([
    { id: 'wages', heading: 'Wages', texts: ['On time.'] },
    { id: 'V-1', heading: 'Welder', texts: ['Spools'] },
  ]);
});

test('leaves out controls, and text that is hidden, excluded or outside the content', () => {
  const html =
    page(`<h1>Note</h1><form><label>Name</label></form><nav>Contents</nav><p hidden>Hidden</p>
    <span aria-hidden="true">Mark</span><button>Share</button><script>code()</script>
    <p data-needs-js>Today</p><div popover><p>Send</p></div><div data-nosnippet><p>Legend</p></div>
    <details><summary>Show 3 more</summary></details><p>https://www.example.com/print</p>
    <section aria-labelledby="comments"><h2 id="comments">Comments</h2><p>Nice</p></section><p>Own</p>`);
  expect(sectionsOf(html, ['comments'])).toEqual([{ id: '', heading: '', texts: ['Own'] }]);
});

test('terms label their descriptions, and the cells of a row are one text', () => {
  const html = page(
    `<dl><dt>Number</dt><dd>V-36</dd><dt>Pay</dt><dd></dd><dt>Trade</dt><dd>Safety</dd></dl>
    <table><thead><tr><th>Year</th><th>Hours</th></tr></thead><tbody><tr><th>2026</th><td>12,000 h</td></tr></tbody></table>`,
  );
  expect(sectionsOf(html)).toEqual([
    { id: '', heading: '', texts: ['Number: V-36', 'Trade: Safety', '2026 · 12,000 h'] },
  ]);
});
