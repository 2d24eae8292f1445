import type { LabelledLink } from '#app/content/schemas/link.ts';
import type { Site } from '#app/content/schemas/site.ts';

/** Spec 2.1: the header's button follows the kind of page, with exceptions by path. */
export function headerButton(
  { corporate, template, exceptions }: Site['headerButton'],
  page: { pathname: string; isTemplate: boolean },
): LabelledLink {
  const exception = exceptions.find(({ on }) => on.includes(page.pathname));
  return exception?.button ?? (page.isTemplate ? template : corporate);
}
