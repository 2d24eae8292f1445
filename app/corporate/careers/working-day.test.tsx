import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samplePicture } from '#app/ui/picture/sample-picture.ts';
import { WorkingDay } from './working-day.tsx';

const parts = ['04:30', '08:30'].map((time) => ({
  time,
  title: `T${time}`,
  text: 'X',
  picture: samplePicture,
}));

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
