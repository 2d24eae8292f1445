import { OFFICE_PATH } from '#tools/office/address.ts';
import { FILE_TYPES } from './headers.ts';

/**
 * A page with its speculation rules (decision 0016): a link that the visitor is about to follow is prerendered, unless
 * it leads to a file, to the desk, or to the office's editor.
 */
export function withSpeculationRules(html: string): string {
  return html.replace('</body>', `<script type="speculationrules">${RULES}</script></body>`);
}

const RULES = speculationRules();

function speculationRules(): string {
  const files = FILE_TYPES.map((type) => `/*.${type}`);
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/api/*', OFFICE_PATH, `${OFFICE_PATH}/*`, ...files] } },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
