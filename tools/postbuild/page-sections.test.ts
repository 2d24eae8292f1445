import { expect, test } from 'vitest';
import { sectionsOf } from './page-sections.ts';

const page = (main: string) =>
  `<html><head><meta property="og:title" content="Preview"></head><body><nav>Menu</nav>
<main id="content">${main}</main><footer id="foot">Footer</footer></body></html>`;

const breadcrumb =
  '<nav><ol><li>Home</li><li><a href="/p">Policies</a></li><li>Heat</li></ol></nav>';

test('reads title, breadcrumb and sections with their addresses', () => {
  const html = page(`${breadcrumb}<h1>Heat on site</h1><p>Lead of
    two lines</p><section id="rest" aria-labelledby="rest-title"><h2 id="rest-title"><a href="#rest">01</a>Rest</h2>
    <p>From <strong>June</strong> on, 38&nbsp;°C.</p><ul><li>Water</li><li>Shade</li></ul></section>`);
  expect(sectionsOf(html)).toEqual({
    title: 'Heat',
    trail: ['Policies'],
    sections: [
      { id: '', heading: '', texts: ['Lead of two lines'] },
      { id: 'rest', heading: 'Rest', texts: ['From June on, 38 °C.', 'Water', 'Shade'] },
    ],
  });
});

test('a page without a breadcrumb has its title in link previews', () => {
  expect(sectionsOf(page('<h1>Every weld has a record</h1><p>Text</p>')).title).toBe('Preview');
});

test('a section within a disclosure has the heading of the disclosure', () => {
  const html = page(
    `<h1>Rights</h1><details><summary><span>01</span><h2>Wages</h2></summary><div id="wages"><p>On time.</p></div></details>
    <details id="V-1"><summary><h3>Welder</h3></summary><p>Spools</p></details>`,
  );
  expect(sectionsOf(html).sections).toEqual([
    { id: 'wages', heading: 'Wages', texts: ['On time.'] },
    { id: 'V-1', heading: 'Welder', texts: ['Spools'] },
  ]);
});

test('leaves out controls, and text that is hidden, excluded or outside the content', () => {
  const html =
    page(`<h1>Note</h1><form><label>Name</label></form><nav>Contents</nav><p hidden>Hidden</p>
    <span aria-hidden="true">Mark</span><button>Share</button><script>code()</script>
    <section aria-labelledby="comments"><h2 id="comments">Comments</h2><p>Nice</p></section><p>Own</p>`);
  expect(sectionsOf(html, ['comments']).sections).toEqual([
    { id: '', heading: '', texts: ['Own'] },
  ]);
});
