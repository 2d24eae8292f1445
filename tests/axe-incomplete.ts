import type { Page } from '@playwright/test';

/** Manually reviewed reasons why text whose contrast axe cannot decide is accessible, by location. */
const reasons = {
  svg: 'Text of an SVG is on its boxes: --text and --text-soft on --ground-raised, 7:1 and 4.5:1.',
  file: 'The own text of a file field has no size; the words over it are --text on --ground-raised, 7:1.',
  gradient: 'The gradient of the hero’s title runs from 7.4:1 to 13:1 on the ink ground below it.',
  scrolled: 'Links of a line beyond the edge of a phone have the colours of those before it.',
  picture:
    'hero-contrast.spec.ts and banner-contrast.spec.ts measure text of the first view against the pixels below.',
};

/**
 * Why an undecided finding is accessible; undefined if it has not been reviewed.
 *
 * @param target selector of the element
 */
export async function reasonFor(
  page: Page,
  rule: string,
  target: string,
): Promise<string | undefined> {
  if (rule !== 'color-contrast') return undefined;
  const place = await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (element instanceof SVGTextElement) return 'svg';
    if (element?.matches('input[type=file]')) return 'file';
    if (element && getComputedStyle(element).backgroundClip === 'text') return 'gradient';
    const line = element?.closest('ul');
    if (line && line.scrollWidth > line.clientWidth) return 'scrolled';
    const first = document.querySelector('main > :first-child');
    const isInFirst = first?.contains(element) && first.querySelector('img[fetchpriority=high]');
    return isInFirst ? 'picture' : undefined;
  }, target);
  return place && reasons[place as keyof typeof reasons];
}
