import { hash } from 'node:crypto';
import { type Element, elementsOf } from './html.ts';

/** Foreign origins that pages may use. */
export interface ForeignOrigins {
  /** Of map frames. */
  frames: readonly string[];
  /** Of the mail service, if it is not this site's desk. */
  mail: readonly string[];
}

/**
 * The content security policy of a page: only the site's own files, and inline scripts and styles
 * by their hashes.
 */
export function policyFor(html: string, { frames, mail }: ForeignOrigins): string {
  const elements = elementsOf(html);
  const scripts = elements.filter(isInlineScript).map(sourceHash);
  const styles = elements.filter(({ name }) => name === 'style').map(sourceHash);
  const framed = frames.length > 0 ? frames : ["'none'"];
  const directives: [string, ...(readonly string[])][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...new Set(scripts)],
    ['style-src', "'self'", ...new Set(styles)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...mail],
    ['form-action', "'self'", ...mail],
    ['frame-src', ...framed],
    // A map is an `<object>`: app/ui/map-frame/map-frame.tsx.
    ['object-src', ...framed],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Whether an element is an inline script; data such as JSON-LD is not. */
export function isInlineScript({ name, attributes: { src, type = '' } }: Element): boolean {
  return (
    name === 'script' && src === undefined && ['', 'module', 'speculationrules'].includes(type)
  );
}

/** A text's hash source (CSP level 3). */
export function sourceHash({ text }: { text: string }): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
