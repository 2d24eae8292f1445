import { UNSAFE_ErrorResponseImpl as ErrorResponse, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { detailsPath, isTitleOf, prerenderedDetailsPath, withPercents } from './details-path.ts';
import { parseState, statePicture } from './details-state.ts';
import { loadDetails } from './load-details.ts';
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

test.each(TITLES)('§2.3 the title %j survives its address', (title) => {
  const path = detailsPath('project', title);
  expect(path).toMatch(/^\/project\/[\w.!~*'()%-]+$/);
  const found = matchRoutes([{ path: '/project/:title' }], path)?.[0]?.params.title;
  expect(isTitleOf(found, title)).toBe(true);
  expect(isTitleOf(found, `${title}!`)).toBe(false);
});

test('§2.3 a slug is lower-cased, whitespace becomes hyphens, the result is URL-encoded', () => {
  expect(detailsPath('project', ' Tank  Farm/A & B ')).toBe('/project/tank-farm%2Fa-%26-b');
});

test.each(TITLES)('the prerenderer asks for the address of %j, and finds it', (title) => {
  const listed = prerenderedDetailsPath('project', title);
  const asked = new URL(`${listed}.data`, 'http://localhost').pathname;
  expect(decodeURI(asked)).toBe(`${listed}.data`);
  const found = matchRoutes([{ path: '/project/:title' }], listed)?.[0]?.params.title;
  expect(isTitleOf(found, title)).toBe(true);
  expect(withPercents(decodeURIComponent(asked))).toBe(
    `${decodeURIComponent(detailsPath('project', title))}.data`,
  );
});

const schema = z.object({ id: z.int(), title: z.string(), thumbnail: statePicture });
const files = [{ src: '/pictures/a.avif', width: 400 }];
const thumbnail = {
  alt: 'A tank',
  width: 1200,
  height: 900,
  colour: '#aabbcc',
  focus: [0.5, 0.5],
  sources: { avif: files, webp: files },
};
const state = { id: 3, title: 'Tank farm', thumbnail };
const showing = (src: string) => ({
  ...state,
  thumbnail: { ...thumbnail, sources: { avif: files, webp: [{ src, width: 1 }] } },
});

test('§2.3 state that fits and belongs to the address is shown', () => {
  expect(parseState(schema, state, 'tank-farm')).toEqual(state);
});

test.each([
  ['none', null],
  ['of another page', { ...state, title: 'Pipe rack' }],
  ['with a field missing', { id: 3, title: 'Tank farm' }],
  ['with a wrong type', { ...state, id: 'three' }],
  ['with a picture from elsewhere', showing('//elsewhere.example/a')],
  ['with one that a backslash leads there', showing('/\\elsewhere.example/a')],
  ['with a second one behind its own', showing('/a 1w, https://elsewhere.example/a')],
])('§2.3 state %s is ignored', (_, given) => {
  expect(parseState(schema, given, 'tank-farm')).toBeUndefined();
});

test('a slug that was not prerendered is no failure, anything else is', async () => {
  const missing = new ErrorResponse(404, 'Not Found', '');
  expect(await loadDetails(() => Promise.reject(missing))).toEqual({ data: null });
  const unreachable = new TypeError('Failed to fetch');
  await expect(loadDetails(() => Promise.reject(unreachable))).rejects.toBe(unreachable);
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

test('§2.4 a short description has no second part; one sentence is cut between words', () => {
  expect(splitDescription('Short.', 250, 900)).toEqual(['Short.', '']);
  expect(splitDescription('one two three', 8, 900)).toEqual(['one two', 'three']);
});
