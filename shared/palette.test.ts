// WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11, for any brand.
import { wcagContrast } from 'culori';
import { describe, expect, it, test } from 'vitest';
import { contrastMisses, paletteOf } from './palette.ts';

const ACCENTS = {
  orange: '#e2580f',
  blue: '#0b4ea2',
  yellow: '#ffcc00',
  green: '#00843d',
  pink: '#ff69b4',
  'near black': '#0a0a0a',
  'near white': '#fafafa',
  'mid grey': '#777777',
  'pure blue': '#0000ff',
};
const INKS = ['#0d1a21', '#101828', '#000000', '#1b0a33', '#3a0000', '#003300', '#333333'];

describe.each(Object.entries(ACCENTS))('with a %s accent', (_, accent) => {
  it.each(INKS)('every colour has its required contrast, with the ink %s', (ink) => {
    expect(contrastMisses(paletteOf({ accent, ink }))).toEqual([]);
  });
});

it('keeps colours of the brand that have enough contrast', () => {
  const { roles } = paletteOf({ accent: '#0b4ea2', ink: '#101828' });
  expect(roles.accent).toEqual(['#0b4ea2', '#0b4ea2']);
  expect([roles.text[0], roles.ground[1]]).toEqual(['#101828', '#101828']);
  expect([roles['text-accent'][0], roles['accent-line'][0]]).toEqual(['#0b4ea2', '#0b4ea2']);
});

it('makes lines of a pale accent darker on light grounds only, and a dark ground of a lighter ink', () => {
  const { roles } = paletteOf({ accent: '#ffcc00', ink: '#3b4a6b' });
  expect([roles.accent[0], roles['accent-line'][1]]).toEqual(['#ffcc00', '#ffcc00']);
  expect(roles['accent-line'][0]).not.toBe('#ffcc00');
  expect(roles.ground[1]).not.toBe('#3b4a6b');
});

test.each([
  ['orange', '#0d1a21'],
  ['blue', '#ffffff'],
  ['yellow', '#0d1a21'],
  ['near black', '#ffffff'],
] as const)('the text on a %s button is the ink or white: %s', (name, expected) => {
  const { roles } = paletteOf({ accent: ACCENTS[name], ink: '#0d1a21' });
  expect(roles['on-accent']).toEqual([expected, expected]);
});

it.each(INKS)('grounds of the dark scheme are distinct, with the ink %s', (ink) => {
  const { roles, warm } = paletteOf({ accent: '#e2580f', ink });
  for (const each of [roles, { ...roles, ...warm }]) {
    const { ground, 'ground-raised': raised, 'ground-sunk': sunk } = each;
    const grounds = [ground[1], sunk[2], ground[2], raised[2]] as string[];
    const steps = grounds.slice(1).map((lighter, i) => wcagContrast(lighter, grounds[i] ?? ''));
    expect(Math.min(...steps), `${grounds}`).toBeGreaterThan(1.12);
  }
});

describe('a miss', () => {
  const palette = paletteOf({ accent: '#0b4ea2', ink: '#101828' });
  const { roles, more } = palette;

  it('is found in each scheme and on each ground, those of the template too', () => {
    const pale = { ...roles, 'text-accent': ['#ffffff', '#000000'] as const };
    const grounds = contrastMisses({ ...palette, roles: pale, more: {} }).map(
      ({ ground }) => ground,
    );
    const { ground, 'ground-raised': raised, 'ground-sunk': sunk } = roles;
    expect(grounds).toEqual(expect.arrayContaining([ground, raised, sunk].flat()));
    const warm = { ...palette.warm, ground: ['#888888', '#888888'] as const };
    expect(contrastMisses({ ...palette, warm })).toContainEqual(
      expect.objectContaining({ ground: '#888888' }),
    );
  });

  it.each([
    ['text-soft', '#767676', 4.5],
    ['focus', '#999999', 3],
    ['line-strong', '#999999', 3],
    ['on-accent', '#0b4ea2', 4.5],
  ] as const)('of %s is measured against its own limit', (role, colour, required) => {
    const changed = { ...palette, roles: { ...roles, [role]: [colour, colour] as const } };
    expect(contrastMisses(changed)).toContainEqual(
      expect.objectContaining({ role, colour, required }),
    );
  });

  it('is found under `prefers-contrast: more`, which requires 7:1 and 4.5:1', () => {
    const weak = { ...more, 'text-soft': roles['line-strong'], line: roles['line-strong'] };
    expect(contrastMisses({ ...palette, more: weak })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'text-soft', required: 7 }),
        expect.objectContaining({ role: 'line', required: 4.5 }),
      ]),
    );
  });
});
