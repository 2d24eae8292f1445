import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PictureData } from '../picture/picture.ts';
import { samplePicture as byDay } from '../picture/sample-picture.ts';
import { Banner, type BannerForm } from './banner.tsx';

const byNight: PictureData = { ...byDay, colour: '#1c2a32' };

function html(form?: BannerForm, picture?: PictureData): string {
  return renderToStaticMarkup(<Banner title="Title" lead="Lead" picture={picture} form={form} />);
}

describe('Banner', () => {
  const plate: BannerForm = { kind: 'plate', number: 'A-1', scale: 'Plan, not to scale' };

  test.each<[string, BannerForm | undefined, PictureData | undefined, boolean]>([
    ['dark with its picture beside the text', undefined, byDay, true],
    ['dark without a picture', undefined, undefined, true],
    ['dark over a dark picture', { kind: 'over' }, byNight, true],
    ['bright over a bright picture', { kind: 'over' }, byDay, false],
    ['as bright as the page with a strip', { kind: 'strip' }, byNight, false],
    ['as bright as the page with a plate', plate, byNight, false],
  ])('is %s', (_, form, picture, isDark) => {
    expect(html(form, picture).startsWith('<div class="night ')).toBe(isDark);
  });

  test('has dark text over a bright picture', () => {
    expect(html({ kind: 'over' }, byDay)).toMatch(/^<div class="\S*day/);
  });

  test('shows number and scale in the title block of a plate', () => {
    expect(html(plate, byDay)).toContain('<span>Plan, not to scale</span><span>A-1</span>');
  });

  test.each<BannerForm>([
    { kind: 'beside' },
    { kind: 'over' },
    { kind: 'strip' },
    plate,
    { kind: 'statement' },
  ])('has its title before its picture, which loads at once: $kind', (form) => {
    expect(html(form, byDay)).toMatch(/<h1.*fetchPriority="high"/);
  });
});
