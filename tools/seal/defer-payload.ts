import { createHash } from 'node:crypto';
import { type Edit, type Element, edited, elementsOf } from './html.ts';

/** A page without its payload, and the payload as a script file of its own. */
export interface Deferred {
  html: string;
  /** URL path of the script file. */
  path: string;
  script: string;
}

/** Type of what is left of an inline script whose text has gone to the file. */
const emptiedType = 'deferred';

/**
 * Takes the data that the application starts with out of the page.
 *
 * React Router writes it into inline scripts, so that it stands in the page twice, as markup and as
 * data, though it is needed only once the application starts: a fourth of the compressed page that
 * a visitor would wait for. It becomes a file that the starting module imports first. The emptied
 * elements stay, so that the page has the shape React knows.
 */
export function deferPayload(html: string): Deferred {
  const elements = elementsOf(html);
  const parts = elements.filter(isPayload);
  const module = elements.find(({ attributes }) => attributes.type === 'module');
  if (parts.length === 0 || !module) {
    throw new Error(
      'Expected inline scripts with the data of the page, and a module that starts it',
    );
  }
  const script = `${parts.map(({ text }) => text).join('\n')}\n`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 10);
  const path = `/assets/payload-${hash}.js`;
  const imported = { start: module.openEnd, end: module.openEnd, text: `import "${path}";\n` };
  return {
    html: edited(html, [imported, ...parts.map((part) => emptied(html, part))]),
    path,
    script,
  };
}

function isPayload({ name, text }: Element): boolean {
  return name === 'script' && text.startsWith('window.__reactRouterContext.streamController.');
}

function emptied(html: string, { start, openEnd }: Element): Edit {
  return {
    start,
    end: html.indexOf('</script>', openEnd),
    text: `<script type="${emptiedType}">`,
  };
}
