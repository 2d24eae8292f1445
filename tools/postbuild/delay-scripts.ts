import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { type Edit, type Element, edited, elementsOf, withAttributes } from './html.ts';

/** Type of the module that starts the application, which no browser runs. */
export const lateType = 'late-module';

const source = ['blocked-storage.client.js', 'late-start.client.js', 'replay-clicks.client.js']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const { code } = minifySync('late-start.js', source);

/**
 * Delays the application's start: disables its preloads and module, which a small script in the head
 * enables later. The elements stay in place, because React expects them when it hydrates; the added
 * script comes last in the head, where React does not take it for its own. It also removes the class
 * `no-js`, which hides controls that need the application (app/styles/base.css).
 *
 * @param data URL of the hydration data
 */
export function delayScripts(html: string, data: string): string {
  const elements = elementsOf(html);
  const modules = elements.filter(isModule);
  const [module] = modules;
  if (!module || modules.length > 1) {
    throw new Error(
      `Expected one inline module that starts the application, got ${modules.length}`,
    );
  }
  const root = elements.find(({ name }) => name === 'html');
  if (!root) throw new Error('Expected a whole document, got no html element');
  const headEnd = html.indexOf('</head>');
  return edited(html, [
    withAttributes(root, 'class="no-js"'),
    ...elements.filter(isPreload).map((link) => withAttributes(link, 'media="not all"')),
    retyped(html, module),
    { start: headEnd, end: headEnd, text: startScript(module, data) },
  ]);
}

function isModule({ name, attributes }: Element): boolean {
  return name === 'script' && attributes.type === 'module';
}

function isPreload({ name, attributes }: Element): boolean {
  return name === 'link' && attributes.rel === 'modulepreload';
}

function retyped(html: string, { start, openEnd }: Element): Edit {
  const text = html.slice(start, openEnd).replace('type="module"', `type="${lateType}"`);
  return { start, end: openEnd, text };
}

/** Identifies the build by its manifest's URL, which contains a hash of the whole application. */
function startScript({ text }: Element, data: string): string {
  const build = /import "([^"]*manifest[^"]*)"/.exec(text)?.[1];
  if (!build) throw new Error('Expected the starting module to import the manifest of the build');
  return `<script data-build="${build}" data-payload="${data}">${code}</script>`;
}
