// Content errors of the build, in the words of the forms.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSample } from '#app/content/settings.server.ts';
import { problemInWords } from '#office/problem-in-words.ts';
import { resolved } from '#office/schema.ts';
import { officeSite } from './site.ts';

const site = officeSite();
for (const schema of Object.values(site.schemas)) resolved(schema);

/** Of a file that a company may do without. */
const isThere = ([problem = '']: string[]) => isSample() || existsSync(problem.replace(/:.*/s, ''));

it.each([
  [
    'content/clients.yaml:3 [1].id: expected a unique id',
    'Clients › Client 2 › Short name: expected a unique id',
  ],
  ...[
    [
      'content/ar/clients.yaml:1 [0].name: expected the translation of content/clients.yaml:9, id 1',
      'Clients (Arabic) › Client 1 › Name: expected the translation of Clients, id 1',
    ],
    [
      'content/pages/vision.yaml:8 sections[2].blocks[0].items[0]: expected the id of a client in clients.yaml, got "x: y"',
      'Our Vision › Sections 3 › Blocks 1 › Items 1: expected the id of a client in Clients, got "x: y"',
    ],
  ].filter(isThere),
  [
    'content/site.yaml:1 expected YAML: a space follows the colon',
    'Settings: expected YAML: a space follows the colon',
  ],
  ['media/pictures/pump.jpg: expected 640 px', 'media/pictures/pump.jpg: expected 640 px'],
])('%s', (problem, words) => {
  expect(problemInWords(problem, site)).toBe(words);
});
