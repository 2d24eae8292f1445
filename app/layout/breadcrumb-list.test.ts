import { expect, it } from 'vitest';
import { dictionary, origin } from '#app/shared-data/shared-data.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

it('numbers the steps that have a page, from home to the page itself', () => {
  const page = { title: 'IKTVA Participation', path: '/IKTVA' };
  const trail = [{ label: 'No page' }, { label: 'Compliance', to: '/standard-compliance' }];
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + path,
  });
  expect(breadcrumbList(page, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, dictionary.breadcrumb.home, '/'),
      step(2, 'Compliance', '/standard-compliance'),
      step(3, page.title, page.path),
    ],
  });
});
