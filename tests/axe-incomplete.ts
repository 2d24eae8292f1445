import { readFileSync } from 'node:fs';
import type { NodeResult } from 'axe-core';
import { parse } from 'yaml';
import { LANGUAGES } from '#api/language.ts';
import { fill } from '#app/content/placeholders.ts';

interface Undecided {
  rule: string;
  /** Whether an element has this markup. */
  matches: (html: string) => boolean;
  /** Why it is accessible. */
  reason: string;
}

interface HeroContent {
  title: string;
  slides: { kind: string; subtitle?: string; titleFirstWord?: string; desc?: string }[];
  links: { to: string }[];
}

/** Beginnings of the hero's visible texts and labels, as markup: axe truncates long markup. */
const heroes = LANGUAGES.map(({ code }, index) => {
  const read = (file: string) => parse(readFileSync(`content/${code}/${file}.yaml`, 'utf8')).hero;
  const { title, slides, links }: HeroContent = read('home');
  const { goTo }: { goTo: string } = read('interface');
  const [slide] = slides;
  const texts = [
    title,
    ...slides.map((_, at) => fill(goTo, { n: `0${at + 1}` })),
    ...(slide?.kind === 'words' ? [slide.subtitle, `>${slide.titleFirstWord}<`, slide.desc] : []),
  ];
  return {
    texts: texts.map((text = '') => text.slice(0, 40).replaceAll('&', '&amp;')),
    links: links.map(({ to }) => (index === 0 ? to : `/${code}${to}`)),
  };
});

function isInHero(html: string): boolean {
  return heroes.some(({ texts, links }) => {
    const isLink = links.some((to) => html.includes(`href="${to}"`));
    return (
      (isLink && /_(primary|secondary)_/.test(html)) || texts.some((text) => html.includes(text))
    );
  });
}

/** Findings that axe cannot decide, reviewed by a person. */
const undecided: readonly Undecided[] = [
  {
    rule: 'color-contrast',
    matches: (html) => html.startsWith('<text '),
    reason:
      'Text of an SVG is on its boxes: --text and --text-soft on --ground-raised, 7:1 and 4.5:1.',
  },
  {
    rule: 'color-contrast',
    matches: (html) => html.startsWith('<span class="_gradient_'),
    reason: 'The gradient of the hero’s title runs from 7.4:1 to 13:1 on the ink ground below it.',
  },
  {
    rule: 'color-contrast',
    matches: isInHero,
    reason:
      'Text of the hero is on its pictures: hero-contrast.spec.ts measures each against the pixels below.',
  },
];

/** Why an undecided finding is accessible; undefined if it has not been reviewed. */
export function reasonFor(rule: string, { html }: NodeResult): string | undefined {
  return undecided.find((each) => each.rule === rule && each.matches(html))?.reason;
}
