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

test('the row of the working day scrolls by keyboard under the section’s name, with its times', () => {
  const html = renderToStaticMarkup(<WorkingDay title="D" label="L" parts={parts} />);
  expect(html).toMatch(/role="group" aria-labelledby="working-day-title"[^>]* tabindex="0"/);
  expect(html).toContain('<h2 id="working-day-title">D</h2>');
  expect(html).toMatch(/<time dateTime="04:30">04:30.*<time dateTime="08:30">08:30/);
});
