import { type Edit, edited, elementsOf } from '#tools/seal/html.ts';
import { isInlineScript } from '#tools/seal/policy.ts';

/**
 * A sealed page with its scripts taken out: what it would cost at the least, and so what the page
 * itself is measured against.
 */
export function withoutScripts(html: string): string {
  return edited(
    html,
    elementsOf(html).flatMap((element): Edit[] => {
      const { attributes, start, openEnd } = element;
      if (isInlineScript(element)) {
        return [{ start, end: html.indexOf('</script>', openEnd) + '</script>'.length, text: '' }];
      }
      return attributes.rel === 'modulepreload' ? [{ start, end: openEnd, text: '' }] : [];
    }),
  );
}
