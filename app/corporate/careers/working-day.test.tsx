import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureData } from '#app/ui/picture/picture.ts';
import { WorkingDay } from './working-day.tsx';

const picture: PictureData = {
  alt: 'A',
  width: 960,
  height: 720,
  focus: [0.5, 0.5],
  colour: '#888888',
  sources: { avif: [{ src: '/p.avif', width: 960 }], fallback: { src: '/p.webp', width: 960 } },
};
const parts = ['04:30', '08:30'].map((time) => ({ time, title: `T${time}`, text: 'X', picture }));

test('the row of the working day scrolls by keyboard under the section’s name, with lazy pictures', () => {
  const html = renderToStaticMarkup(<WorkingDay title="D" label="L" parts={parts} />);
  expect(html).toMatch(/<div [^>]*role="group"[^>]*aria-labelledby="working-day-title"/);
  expect(html).toMatch(/<div [^>]*role="group"[^>]*tabindex="0"/);
  expect(html).toContain('<h2 id="working-day-title">D</h2>');
  expect(html.match(/<time [^>]*>[\d:]+/g)).toEqual(
    parts.map(({ time }) => expect.stringMatching(RegExp(`dateTime="${time}">${time}$`, 'i'))),
  );
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});
