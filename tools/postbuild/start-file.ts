import { createHash } from 'node:crypto';
import { type Edit, type Element, edited, elementsOf } from './html.ts';

/** A page without the code that starts its application, and that code as a module. */
export interface Extracted {
  html: string;
  /** URL path of the module, with a hash of the build and of the page's data. */
  path: string;
  code: string;
}

/** Type of an emptied inline script. */
const emptiedType = 'deferred';

/**
 * Moves the application's start out of the page, into a module that the late start imports: React
 * Router's context, the page's data and the imports of its code.
 *
 * React Router writes them into inline scripts: a fourth of the compressed page, needed only once the
 * application starts. The emptied elements stay, because React expects them when it hydrates.
 */
export function extractStart(html: string): Extracted {
  const scripts = elementsOf(html).filter(({ name }) => name === 'script');
  const parts = scripts.filter(isPart);
  const [module, ...others] = scripts.filter(({ attributes }) => attributes.type === 'module');
  if (!module || others.length > 0) {
    throw new Error('Expected one inline module that starts the application');
  }
  if (!/import "[^"]*manifest[^"]*"/.test(module.text)) {
    throw new Error('Expected the starting module to import the manifest of the build');
  }
  if (!parts.at(-1)?.text.endsWith('.streamController.close();')) {
    throw new Error('Expected inline scripts with the data of the page, closed by the last');
  }
  // Imports come first wherever they are, and the last line of the module imports the entry.
  const code = `${[...parts, module].map(({ text }) => text).join('\n')}\n`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return {
    html: edited(
      html,
      [...parts, module].map((part) => emptied(html, part)),
    ),
    path: `/assets/start-${hash}.js`,
    code,
  };
}

function isPart({ text }: Element): boolean {
  return text.startsWith('window.__reactRouterContext');
}

function emptied(html: string, { start, openEnd }: Element): Edit {
  return {
    start,
    end: html.indexOf('</script>', openEnd),
    text: `<script type="${emptiedType}">`,
  };
}
