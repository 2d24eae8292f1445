import { z } from 'zod';
import { contrastMisses, nearestThatDoes, paletteOf } from './palette.ts';

/** Without quotation marks, YAML reads # as the start of a comment, and null as the value. */
const colour = z.preprocess(
  (value) => value ?? '',
  z.string().regex(/^#[0-9a-fA-F]{6}$/, {
    error: 'expected six hexadecimal digits in quotation marks, such as "#0b4ea2"',
    abort: true,
  }),
);

/** `brand` in content/site.yaml: the two colours from which shared/palette.ts derives all others. */
export const brandColours = z
  .strictObject({
    accent: colour.meta({ hint: 'Colour of buttons, marks and accents.' }),
    ink: colour.meta({ hint: 'Colour of text, and of dark grounds.' }),
  })
  .superRefine((brand, context) => {
    const misses = contrastMisses(paletteOf(brand));
    const worst = misses.toSorted((a, b) => a.contrast / a.required - b.contrast / b.required)[0];
    if (!worst) return;
    // Only the ink can fail: every accent yields a valid palette (shared/palette.test.ts).
    const { contrast, required, ground } = worst;
    const remedy = nearestThatDoes(brand, 'ink');
    context.addIssue({
      code: 'custom',
      path: ['ink'],
      message: `expected a darker colour, got "${brand.ink}": text has ${ratio(contrast)} on the ground ${ground}, ${ratio(required)} is needed; the nearest colour that would do is "${remedy}"`,
    });
  });

/** Rounded down, so that a miss never looks like a pass. */
const ratio = (value: number) => `${Math.floor(value * 100) / 100}:1`;
