import { marked, type Token } from 'marked';
import type { z } from 'zod';
import { outwardLink, text } from './fields.server.ts';
import { link } from './references.server.ts';

/** Paragraphs, lists and emphasis in Markdown; the schema makes HTML of them. */
export const markdown = checked((source) => marked.parse(source, { async: false }));

/** One line of Markdown with emphasis and links; the schema makes HTML without a paragraph of it. */
export const markdownLine = checked((source) => marked.parseInline(source, { async: false }));

function checked(render: (source: string) => string) {
  return text
    .superRefine((source, context) => {
      marked.walkTokens(marked.lexer(source), (token) => {
        const fault = markdownFault(token);
        if (fault) context.addIssue({ code: 'custom', message: fault.message });
      });
    })
    .transform(render);
}

/** What is wrong with a token of content: HTML, or a link whose target is unknown or insecure. */
export function markdownFault(token: Token): { field: string; message: string } | undefined {
  if (token.type === 'html') return { field: 'body', message: 'expected Markdown, got HTML' };
  if (token.type !== 'link') return undefined;
  const message = linkFault(token.href);
  return message ? { field: 'link', message } : undefined;
}

/* A text may also link to a section of its own page, a mailbox or a telephone. */
function linkFault(href: string): string | undefined {
  if (/^(?:#|mailto:|tel:\+?\d+$)/.test(href)) return undefined;
  const target: z.ZodType = href.startsWith('/') ? link : outwardLink;
  return target.safeParse(href).error?.issues[0]?.message;
}
