import { STATUS_CODES } from 'node:http';
import { type DeskContent, inLanguage } from '../content.ts';
import { html } from './html.ts';
import { type DeskPage, deskPage } from './page.ts';

/** Spec 2.3, 8: the page of a request that failed, in the language of its path. */
export function errorPage(status: number, path: string, content: DeskContent): DeskPage {
  const words = inLanguage(content, path.split(/[/?]/)[1]);
  const { title, text, home } = words.errorPage;
  const body = html`<p>${status.toString()} ${STATUS_CODES[status] ?? ''}</p>
<p>${text}</p>
<p><a href="${words.base || '/'}">${home}</a></p>`;
  return deskPage(title, body, words);
}
