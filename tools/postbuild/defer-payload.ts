import { createHash } from 'node:crypto';
import { type Edit, type Element, edited, elementsOf } from './html.ts';

/** A page without its payload, and the payload as a file. */
export interface Deferred {
  html: string;
  /** URL path of the payload's file. */
  path: string;
  payload: string;
}

/** Type of an emptied inline script. */
const emptiedType = 'deferred';

/**
 * Moves the hydration data out of the page, into a file that the late start fetches.
 *
 * React Router writes it into inline scripts: a fourth of the compressed page, needed only once the
 * application starts. The emptied elements stay, because React expects them when it hydrates.
 */
export function deferPayload(html: string): Deferred {
  const parts = elementsOf(html).filter(isPart);
  if (!parts.at(-1)?.text.startsWith(`${stream}close()`)) {
    throw new Error('Expected inline scripts with the data of the page, closed by the last');
  }
  const payload = parts.map(textOf).join('');
  const hash = createHash('sha256').update(payload).digest('hex').slice(0, 10);
  return {
    html: edited(
      html,
      parts.map((part) => emptied(html, part)),
    ),
    path: `/assets/payload-${hash}.data`,
    payload,
  };
}

const stream = 'window.__reactRouterContext.streamController.';

function isPart({ name, text }: Element): boolean {
  return name === 'script' && text.startsWith(stream);
}

/** The argument of `enqueue`, a JSON string; empty for `close`. */
function textOf({ text }: Element): string {
  const argument = /^enqueue\((".*")\);$/s.exec(text.slice(stream.length))?.[1];
  return argument ? (JSON.parse(argument) as string) : '';
}

function emptied(html: string, { start, openEnd }: Element): Edit {
  return {
    start,
    end: html.indexOf('</script>', openEnd),
    text: `<script type="${emptiedType}">`,
  };
}
