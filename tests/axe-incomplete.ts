import type { NodeResult } from 'axe-core';

interface Undecided {
  rule: string;
  /** Matches the element's markup. */
  markup: RegExp;
  /** Why it is accessible. */
  reason: string;
}

/** Findings that axe cannot decide, reviewed by a person. */
const undecided: readonly Undecided[] = [
  {
    rule: 'color-contrast',
    markup: /^<text /,
    reason:
      'Text of an SVG is on its boxes: --text and --text-soft on --ground-raised, 7:1 and 4.5:1.',
  },
  {
    rule: 'color-contrast',
    markup: /^<span class="_gradient_/,
    reason: 'The gradient of the hero’s title runs from 7.4:1 to 13:1 on the ink ground below it.',
  },
  {
    rule: 'color-contrast',
    markup:
      /Show picture|Industrial contractor in Saudi Arabia|Quality: ISO|weld has|>Every<|The record holds|_(primary|secondary)_.*href="\/(project|contact)"/,
    reason:
      'Text of the hero is on its pictures: hero-contrast.spec.ts measures each against the pixels below.',
  },
];

/** Why an undecided finding is accessible; undefined if it has not been reviewed. */
export function reasonFor(rule: string, { html }: NodeResult): string | undefined {
  return undecided.find((each) => each.rule === rule && each.markup.test(html))?.reason;
}
