import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { DeskContent } from '../content.ts';
import { Html, html } from './html.ts';

/** The desk shares no style sheet with the site. */
const styleOf = ({ colours }: DeskContent) => `
:root {
  color-scheme: light dark;
  background: ${colours.ground};
  color: ${colours.text};
  font: 1.0625rem/1.6 "IBM Plex Sans", system-ui, sans-serif;
}
body { max-inline-size: 40rem; margin: 0 auto; padding: 2rem 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
label { display: block; margin-block-start: 1.5rem; font-weight: 600; }
input, select, textarea, button { box-sizing: border-box; font: inherit; padding: 0.5rem 0.75rem; }
input, select, textarea { inline-size: 100%; color: inherit; background: transparent; border: 1px solid; }
textarea { min-block-size: 14rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin-block: 1.5rem; }
dl div { display: contents; }
dt { font-weight: 600; }
dd { margin: 0; }
a { color: inherit; }
button { margin-block-start: 1.5rem; margin-inline-end: 0.5rem; border: 0; background: ${colours.accent}; color: ${colours['on-accent']}; font-weight: 600; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
[role=alert] { padding-inline-start: 1rem; border-inline-start: 4px solid; }
[role=alert], .problem { color: ${colours['text-error']}; }
.problem { margin: 0; }
`;

/** Allows the page's own style and script, and a form that posts to the desk, nothing else. */
const policyFor = (style: string, script: string) =>
  [
    `default-src 'none'`,
    `style-src ${sourceOf(style)}`,
    ...(script === '' ? [] : [`script-src ${sourceOf(script)}`]),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page written by the desk, and its content security policy. */
export interface DeskPage {
  text: string;
  policy: string;
}

/** Renders a page in the language of this content. */
export function deskPage(title: string, body: Html, content: DeskContent, script = ''): DeskPage {
  const style = styleOf(content);
  const { code, direction } = content.language;
  const { text } = html`<!doctype html>
<html lang="${code}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | ${content.siteName}</title>
<style>${new Html(style)}</style>
<main>
<h1>${title}</h1>
${body}
</main>
${script === '' ? '' : html`<script>${new Html(script)}</script>\n`}</html>
`;
  return { text, policy: policyFor(style, script) };
}

/** Sends a page made by `deskPage`. */
export function sendDeskPage(reply: FastifyReply, { text, policy }: DeskPage): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);
}
