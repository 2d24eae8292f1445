import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PictureData } from '../picture/picture.ts';
import { Banner, type BannerForm } from './banner.tsx';

const byDay: PictureData = {
  alt: 'A tank farm',
  width: 1920,
  height: 720,
  colour: '#dcd6ca',
  focus: [0.5, 0.5],
  sources: {
    avif: [{ src: '/a-480.avif', width: 480 }],
    fallback: { src: '/a-960.webp', width: 960 },
  },
};
const byNight: PictureData = { ...byDay, colour: '#1c2a32' };

function html(form?: BannerForm, picture?: PictureData): string {
  return renderToStaticMarkup(<Banner title="Title" lead="Lead" picture={picture} form={form} />);
}

/** Whether the banner is dark in every colour scheme. */
const isDark = (banner: string) => /^<div class="night /.test(banner);

describe('Banner', () => {
  test('is dark, with its picture beside the text, or without one', () => {
    expect(isDark(html(undefined, byDay))).toBe(true);
    expect(isDark(html())).toBe(true);
  });

  test('has light text over a dark picture, and dark text over a bright one', () => {
    expect(isDark(html({ kind: 'over' }, byNight))).toBe(true);
    expect(isDark(html({ kind: 'over' }, byDay))).toBe(false);
    expect(html({ kind: 'over' }, byDay)).toMatch(/^<div class="\S*day/);
  });

  test('has the ground of the page with a strip and with a plate', () => {
    expect(isDark(html({ kind: 'strip' }, byNight))).toBe(false);
    expect(isDark(html({ kind: 'plate', number: 'A-1', scale: '1:50' }, byNight))).toBe(false);
  });

  test('shows number and scale in the title block of a plate', () => {
    const plate = html({ kind: 'plate', number: 'A-1', scale: 'Plan, 1:50' }, byDay);
    expect(plate).toContain('<span>Plan, 1:50</span><span>A-1</span>');
  });

  test.each<BannerForm>([
    { kind: 'beside' },
    { kind: 'over' },
    { kind: 'strip' },
    { kind: 'plate', number: 'A-1', scale: '1:50' },
    { kind: 'statement' },
  ])('has its title before its picture, which loads at once: $kind', (form) => {
    expect(html(form, byDay)).toMatch(/<h1.*fetchPriority="high"/);
  });
});
