// Content errors of the build, in the words of the forms.
import type { CmsConfig } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { problemInWords } from './problem-in-words.ts';

const text = (name: string, label: string) => ({ name, label, widget: 'string' as const });

const configuration = {
  backend: { name: 'test-repo' },
  i18n: { structure: 'multiple_folders', locales: ['en', 'ar'], default_locale: 'en' },
  collections: [
    {
      name: 'all',
      label: 'All',
      files: [
        {
          name: 'clients',
          label: 'Our clients',
          file: 'content/{{locale}}/clients.yaml',
          fields: [
            {
              name: 'entries',
              label: 'Clients',
              widget: 'list',
              root: true,
              fields: [text('id', 'Id')],
            },
          ],
        },
        {
          name: 'page',
          label: 'Vision',
          file: 'content/{{locale}}/pages/vision.yaml',
          fields: [
            {
              name: 'blocks',
              label: 'Parts',
              widget: 'list',
              typeKey: 'kind',
              types: [
                { name: 'text', label: 'Text', fields: [text('body', 'Words')] },
                {
                  name: 'list',
                  label: 'List',
                  fields: [{ name: 'items', label: 'Points', widget: 'list' }],
                },
              ],
            },
          ],
        },
        { name: 'site', label: 'Settings', file: 'content/site.yaml', fields: [] },
      ],
    },
  ],
} satisfies CmsConfig as CmsConfig;

it.each([
  [
    'content/clients.yaml:3 [1].id: expected a unique id',
    'Our clients › Clients 2 › Id: expected a unique id',
  ],
  [
    'content/ar/clients.yaml:1 [0].id: expected the translation of content/clients.yaml:9, id 1',
    'Our clients (Arabic) › Clients 1 › Id: expected the translation of Our clients, id 1',
  ],
  [
    'content/pages/vision.yaml:8 blocks[2].items[0]: expected the id of a client in clients.yaml, got "x: y"',
    'Vision › Parts 3 › Points 1: expected the id of a client in Our clients, got "x: y"',
  ],
  [
    'content/site.yaml:1 expected YAML: a space follows the colon',
    'Settings: expected YAML: a space follows the colon',
  ],
  ['media/pictures/pump.jpg: expected 640 px', 'media/pictures/pump.jpg: expected 640 px'],
])('%s', (problem, words) => {
  expect(problemInWords(problem, configuration)).toBe(words);
});
