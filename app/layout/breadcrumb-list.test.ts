import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

const texts = { breadcrumb: { label: 'You are here', home: 'Home' } };
const matches = [{ id: 'root', loaderData: { origin: 'https://site.example', texts } }];

it('numbers the steps that have a page, from home to the page itself', () => {
  const page = { title: 'IKTVA Participation', path: '/IKTVA' };
  const trail = [{ label: 'No page' }, { label: 'Compliance', to: '/standard-compliance' }];
  expect(breadcrumbList(matches, page, trail)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Compliance',
          item: 'https://site.example/standard-compliance',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'IKTVA Participation',
          item: 'https://site.example/IKTVA',
        },
      ],
    },
  ]);
});
