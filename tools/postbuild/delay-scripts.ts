import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { edited, elementsOf, withAttributes } from './html.ts';

const source = ['blocked-storage.client.js', 'late-start.client.js', 'replay-clicks.client.js']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const { code } = minifySync('late-start.js', source);

/**
 * Delays the application's start: disables its preloads, which a small script in the head enables
 * later. The elements stay in place, because React expects them when it hydrates; the added script
 * comes last in the head, where React does not take it for its own. It also removes the class
 * `no-js`, which hides controls that need the application (app/styles/base.css).
 *
 * @param start URL path of the module that starts the application
 */
export function delayScripts(html: string, start: string): string {
  const elements = elementsOf(html);
  const root = elements.find(({ name }) => name === 'html');
  if (!root) throw new Error('Expected a whole document, got no html element');
  const preloads = elements.filter(
    ({ name, attributes }) => name === 'link' && attributes.rel === 'modulepreload',
  );
  const headEnd = html.indexOf('</head>');
  const script = `<script data-start="${start}">${code}</script>`;
  return edited(html, [
    withAttributes(root, 'class="no-js"'),
    ...preloads.map((link) => withAttributes(link, 'media="not all"')),
    { start: headEnd, end: headEnd, text: script },
  ]);
}
