import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pictureData } from '#app/ui/picture/picture.ts';
import { detailsPath, isTitleOf } from './details-path.ts';
import { loadDetails } from './details-route.tsx';
import { parseState } from './details-state.ts';
import { isPrerenderedOf, prerenderedPath, servedPath } from './prerendered-path.server.ts';
import { splitDescription } from './split-description.ts';

const TITLES = [
  'Piping & supports',
  'Intake/outfall',
  'Repair at 100 % load, 50%25 of it',
  `"Ring" main, client's own`,
  'خزان المياه رقم ٣',
  'Two floating-roof tanks of 30,000 m³',
  'What? A #1 job; a=b + c',
];

test.each(TITLES)('§2.3 the title %j survives its URL', (title) => {
  const path = detailsPath('project', title);
  expect(path).toMatch(/^\/project\/[\w.!~*'()%-]+$/);
  const found = matchRoutes([{ path: '/project/:title' }], path)?.[0]?.params.title;
  expect(isTitleOf(found, title)).toBe(true);
  expect(isTitleOf(found, `${title}!`)).toBe(false);
});

test('§2.3 a slug is lower-cased, whitespace becomes hyphens, the result is URL-encoded', () => {
  expect(detailsPath('project', ' Tank  Farm/A & B ')).toBe('/project/tank-farm%2Fa-%26-b');
});

test.each(TITLES)('the prerenderer requests and finds the URL of %j', (title) => {
  const listed = prerenderedPath('project', title);
  const requested = new URL(`${listed}.data`, 'http://localhost').pathname;
  expect(decodeURI(requested)).toBe(`${listed}.data`);
  const found = matchRoutes([{ path: '/project/:title' }], listed)?.[0]?.params.title;
  expect(isPrerenderedOf(found, title)).toBe(true);
  expect(servedPath(decodeURIComponent(requested), [])).toBe(
    `${decodeURIComponent(detailsPath('project', title))}.data`,
  );
});

const schema = z.object({ id: z.int(), title: z.string(), thumbnail: pictureData });
const files = [{ src: '/pictures/a.avif', width: 400 }];
const thumbnail = {
  alt: 'A tank',
  width: 1200,
  height: 900,
  colour: '#aabbcc',
  focus: [0.5, 0.5],
  sources: { avif: files, fallback: files[0] },
};
const state = { id: 3, title: 'Tank farm', thumbnail };
const showing = (src: string) => ({
  ...state,
  thumbnail: { ...thumbnail, sources: { avif: files, fallback: { src, width: 1 } } },
});

test('§2.3 state that fits the schema and the URL is shown', () => {
  expect(parseState(schema, state, 'tank-farm')).toEqual(state);
});

test.each([
  ['none', null],
  ['of another page', { ...state, title: 'Pipe rack' }],
  ['with a field missing', { id: 3, title: 'Tank farm' }],
  ['with a wrong type', { ...state, id: 'three' }],
  ['with a picture of another site', showing('//elsewhere.example/a')],
  ['with a backslash that leads to another site', showing('/\\elsewhere.example/a')],
  ['with a second candidate of srcset', showing('/a 1w, https://elsewhere.example/a')],
])('§2.3 state %s is ignored', (_, given) => {
  expect(parseState(schema, given, 'tank-farm')).toBeUndefined();
});

test('a slug that was not prerendered is not an error; any other failure is', async () => {
  const fail = (failure: unknown) => loadDetails({ serverLoader: () => Promise.reject(failure) });
  const missing = { status: 404, statusText: 'Not Found', internal: true, data: '' };
  expect(await fail(missing)).toEqual({ data: null, others: {} });
  const broken = { ...missing, status: 500 };
  await expect(fail(broken)).rejects.toBe(broken);
  const unreachable = new TypeError('Failed to fetch');
  await expect(fail(unreachable)).rejects.toBe(unreachable);
});

test('§2.4 a description is split at 250 and cut at 900, between sentences', () => {
  const sentence = `${'word '.repeat(9)}end.`;
  const text = Array.from({ length: 24 }, () => sentence).join(' ');
  const [head, rest] = splitDescription(text, 250, 900);
  expect(head.length).toBeLessThanOrEqual(250);
  expect(head).toBe(Array.from({ length: 5 }, () => sentence).join(' '));
  expect(rest.endsWith('end.')).toBe(true);
  expect(head.length + 1 + rest.length).toBeLessThanOrEqual(900);
  expect(`${head} ${rest}`.length + sentence.length).toBeGreaterThan(900);
});

test('§2.4 a short description has no second part, and a long sentence is cut between words', () => {
  expect(splitDescription('Short.', 250, 900)).toEqual(['Short.', '']);
  expect(splitDescription('one two three', 8, 900)).toEqual(['one two', 'three']);
});
