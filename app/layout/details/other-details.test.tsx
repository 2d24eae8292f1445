import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OtherDetails } from './other-details.tsx';

test('the only entry of a list has no section of others', () => {
  const all = { label: 'All contracts', to: '/project' };
  const html = renderToStaticMarkup(<OtherDetails title="More contracts" all={all} others={[]} />);
  expect(html).toBe('');
});
