import { expect, it } from 'vitest';
import { dictionary, origin } from '#app/shared-data/shared-data.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

it('numbers the steps that have a page, from home to the page itself', () => {
  const page = { title: 'IKTVA Participation', path: '/IKTVA' };
  const trail = [{ label: 'No page' }, { label: 'Compliance', to: '/standard-compliance' }];
  expect(breadcrumbList(page, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: dictionary.breadcrumb.home, item: `${origin}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Compliance',
        item: `${origin}/standard-compliance`,
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'IKTVA Participation',
        item: `${origin}/IKTVA`,
      },
    ],
  });
});
