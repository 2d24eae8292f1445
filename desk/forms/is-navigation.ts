import type { IncomingHttpHeaders } from 'node:http';
import { readQualityValues } from '../quality-values.ts';

/** Whether a browser will show our answer as a page: a form posted without JavaScript. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  const accepted = readQualityValues(headers.accept ?? '');
  const html = accepted.get('text/html') ?? 0;
  return html > 0 && html >= (accepted.get('text/plain') ?? 0);
}
