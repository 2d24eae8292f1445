import { createHash } from 'node:crypto';
import { lateType } from './delay-scripts.ts';
import { type Element, elementsOf } from './html.ts';

/** Origins a page may reach besides its own. */
export interface Outside {
  /** Where map frames come from. */
  frames: readonly string[];
  /** Where forms go, when not to the desk that serves the site. */
  mail: readonly string[];
}

/**
 * The content security policy of a page: nothing but its own files, and of what stands in the page
 * exactly the scripts and styles that were there when it was sealed, each by its hash.
 */
export function policyFor(html: string, { frames, mail }: Outside): string {
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

/** Whether the text of an element is run as a script; data, such as JSON-LD, is not. */
export function isInlineScript({ name, attributes: { src, type = '' } }: Element): boolean {
  return name === 'script' && src === undefined && ['', 'module', lateType].includes(type);
}

/** How a policy names a text. */
export function sourceHash({ text }: { text: string }): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
