import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureData } from '../picture/picture.ts';
import { samplePicture as byDay } from '../picture/sample-picture.ts';
import { Banner, type BannerForm } from './banner.tsx';

const byNight: PictureData = { ...byDay, colour: '#1c2a32' };
const plate: BannerForm = { kind: 'plate', number: 'A-1', scale: 'Plan, not to scale' };

const html = (form?: BannerForm, picture?: PictureData) =>
  renderToStaticMarkup(<Banner title="Title" lead="Lead" picture={picture} form={form} />);

test.each<[string, BannerForm | undefined, PictureData | undefined, RegExp]>([
  ['dark with its picture beside the text', undefined, byDay, /^night /],
  ['dark without a picture', undefined, undefined, /^night /],
  ['dark over a dark picture', { kind: 'over' }, byNight, /^night /],
  ['bright, with dark text, over a bright picture', { kind: 'over' }, byDay, /^(?!night ).*day/],
  ['as bright as the page with a strip', { kind: 'strip' }, byNight, /^(?!night )/],
  ['as bright as the page with a plate', plate, byNight, /^(?!night )/],
])('a banner is %s', (_, form, picture, names) => {
  expect(/^<div class="([^"]*)/.exec(html(form, picture))?.[1]).toMatch(names);
});

test('a plate has its number and scale', () => {
  expect(html(plate, byDay)).toContain('<span>Plan, not to scale</span><span>A-1</span>');
});

test.each<BannerForm>([
  { kind: 'beside' },
  { kind: 'over' },
  { kind: 'strip' },
  plate,
  { kind: 'statement' },
])('a banner has its title before its picture, which loads at once: $kind', (form) => {
  expect(html(form, byDay)).toMatch(/<h1.*fetchPriority="high"/);
});
