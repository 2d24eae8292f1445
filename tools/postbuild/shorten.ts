import { minifySync } from 'vite';

/** The slash of an HTML element without content, which React writes and HTML ignores. */
const SLASH = /(?<=<(?:area|br|hr|img|input|link|meta|source|wbr)\b[^>]*)\/(?=>)/g;

/** React Router's script that restores the scroll position. */
const SCROLL = /(?<=<script>)\(\(storageKey[\s\S]*?(?=<\/script>)/g;

/** Leaves out of a page what browsers ignore: each byte may cost the first flight a round trip. */
export function shorten(html: string): string {
  return html
    .replace(SLASH, '')
    .replace(SCROLL, (script) => minifySync('scroll.js', script).code.trimEnd());
}
