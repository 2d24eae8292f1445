import type { BreadcrumbList } from 'schema-dts';
import { addressOf } from '#app/content/address.ts';
import { dictionary, origin } from '#app/shared-data/shared-data.ts';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';

/**
 * The visible breadcrumb as a schema.org BreadcrumbList. Steps without a page are left out: schema.org requires a URL
 * for each but the last.
 */
export function breadcrumbList(
  page: { title: string; path: string },
  trail: readonly Crumb[],
): BreadcrumbList {
  const steps = [
    { label: dictionary.breadcrumb.home, to: '/' },
    ...trail,
    { label: page.title, to: page.path },
  ].filter(({ to }) => to !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(addressOf(to), origin).href,
    })),
  };
}
