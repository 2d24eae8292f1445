import type { NodeResult } from 'axe-core';

interface Undecided {
  rule: string;
  /** What the markup of the element looks like. */
  markup: RegExp;
  /** Why it is in order. */
  reason: string;
}

/** What axe cannot decide by itself, looked at by a person. */
const undecided: readonly Undecided[] = [
  {
    rule: 'color-contrast',
    markup: /^<text /,
    reason:
      'Text of a drawing lies on its boxes: --text and --text-soft on --ground-raised, 7:1 and 4.5:1.',
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
      'Words of the hero lie on its pictures: hero-contrast.spec.ts measures each against what is drawn below.',
  },
];

/** Why a finding that axe left open is in order; undefined where nobody has looked at it yet. */
export function reasonFor(rule: string, { html }: NodeResult): string | undefined {
  return undecided.find((each) => each.rule === rule && each.markup.test(html))?.reason;
}
