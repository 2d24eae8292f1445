// The address of an entry's own page, with what is not saved yet.
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { takeDrafts } from './preview.ts';

const pathOf = async (form: string, key: string | number, texts: Record<string, string> = {}) =>
  (await takeDrafts({ language: 'en', texts, entry: { form, key } })).path;

it.each([
  ['vacancies', 'V-34', '/careers/v-34-apprentice-pipe-welder-fitter-or-rigger'],
  ['articles', 1, expect.stringMatching(/^\/blog\/./)],
  ['project-details', 12, expect.stringMatching(/^\/project\/./)],
  ['portfolio', 12, expect.stringMatching(/^\/project\/./)],
  ['portfolio', 1000, undefined],
  ['clients', 'rawasi-pipelines', undefined],
])('%s %s', async (form, key, path) => {
  expect(await pathOf(form, key)).toEqual(path);
});

it('an entry that is not saved yet has the address of its title', async () => {
  // Readers then look for changes.
  vi.stubEnv('NODE_ENV', 'development');
  const file = 'content/vacancies.yaml';
  const text = readFileSync(file, 'utf8').replace('id: V-31\n', 'id: V-99\n');
  expect(await pathOf('vacancies', 'V-99', { [file]: text })).toMatch(/^\/careers\/v-99-pipe-/);
  expect(await pathOf('vacancies', 'V-99')).toBeUndefined();
});
