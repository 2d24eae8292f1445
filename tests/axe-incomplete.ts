import type { NodeResult } from 'axe-core';
import { readInterface } from '#app/content/interface.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { readHome } from '#app/corporate/home/content.server.ts';

interface Undecided {
  rule: string;
  /** Whether an element has this markup. */
  matches: (html: string) => boolean;
  /** Why it is accessible. */
  reason: string;
}

const { title, slides, links } = readHome().hero;
const { goTo } = readInterface().hero;
const [slide] = slides;

/** Beginnings of the hero's visible texts and labels, as markup: axe truncates long markup. */
const heroTexts = [
  title,
  ...slides.map((_, index) => fill(goTo, { n: `0${index + 1}` })),
  ...(slide?.kind === 'words' ? [slide.subtitle, `>${slide.titleFirstWord}<`, slide.desc] : []),
].map((text) => text.slice(0, 40).replaceAll('&', '&amp;'));

function isInHero(html: string): boolean {
  const isLink = links.some(({ to }) => html.includes(`href="${to}"`));
  return (
    (isLink && /_(primary|secondary)_/.test(html)) || heroTexts.some((text) => html.includes(text))
  );
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
