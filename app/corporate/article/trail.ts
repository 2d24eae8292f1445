import type { TextPage } from '#app/content/schemas/text-page.ts';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';

/** Steps between home and the page: its family, unless the page is the family's own. */
export function trail({ family, path }: Pick<TextPage, 'family' | 'path'>): Crumb[] {
  return family.to === path ? [] : [{ label: family.label, to: family.to }];
}
