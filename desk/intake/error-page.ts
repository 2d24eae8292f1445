import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Words } from '#shared/desk-content.ts';
import { type DeskContent, inLanguage } from '../content.ts';
import { html } from '../pages/html.ts';
import { deskPage, sendDeskPage } from '../pages/page.ts';

/** Spec 2.3, 8: sends the page of a request that failed, in the language of its path. */
export function sendErrorPage(
  reply: FastifyReply,
  { status, path }: { status: number; path: string },
  content: DeskContent,
): FastifyReply {
  const words = inLanguage(content, path.split(/[/?]/)[1]);
  const { title, text } = words.errorPage;
  const body = html`<p><bdi lang="en">${status.toString()} ${STATUS_CODES[status] ?? ''}</bdi></p>
<p>${text}</p>`;
  const addressIn = ({ base }: Words) => base || '/';
  return sendDeskPage(reply.code(status), deskPage(title, body, words, { addressIn }));
}
