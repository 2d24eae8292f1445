import { lexer, parseInline, parser, type Token, walkTokens } from 'marked';
import type { z } from 'zod';
import { DIRECTION } from '#shared/language.ts';
import { addressOf } from './address.ts';
import { outwardLink, text } from './fields.server.ts';
import { link } from './references.server.ts';

/** Markdown with paragraphs, lists and emphasis; the schema converts it to HTML. */
export const markdown = checked((source) => markdownHtml(lexer(source))).meta({ isLong: true });

/** One line of Markdown with emphasis and links; the schema converts it to HTML without `<p>`. */
export const markdownLine = checked((source) =>
  parseInline(source, { async: false, walkTokens: adapt }),
);

/** The HTML of Markdown blocks, whose tokens it changes. */
export function markdownHtml(blocks: Token[]): string {
  walkTokens(blocks, adapt);
  return parser(blocks).replaceAll(/<th(?=[ >])/g, '<th scope="col"');
}

/** Adapts a token to the language: addresses of pages, telephone numbers, numbers with spaces. */
function adapt(token: Token): void {
  if (token.type === 'link' && token.href.startsWith('/')) token.href = addressOf(token.href);
  if (token.type === 'link' && token.href.startsWith('tel:')) isolate(token);
  if (token.type === 'text' && DIRECTION === 'rtl') token.text = withNumbersInOrder(token.text);
}

/** Isolates a telephone number: right-to-left text would reverse its plus and its groups. */
function isolate(link: Token & { tokens?: Token[] | undefined }): void {
  const tag = (raw: string) => ({ type: 'html', raw, text: raw, block: false, pre: false });
  link.tokens = [tag('<bdi>'), ...(link.tokens ?? []), tag('</bdi>')];
}

/** Uses no-break spaces within numbers: right-to-left text reorders groups that plain spaces separate. */
function withNumbersInOrder(words: string): string {
  return words.replaceAll(/(?<=\d) (?=\d)/g, '\u00a0');
}

function checked(render: (source: string) => string) {
  return text
    .superRefine((source, context) => {
      walkTokens(lexer(source), (token) => {
        const fault = markdownFault(token);
        if (fault) context.addIssue({ code: 'custom', message: fault.message });
      });
    })
    .transform(render);
}

/** The fault of a Markdown token, if any: HTML, or a link to an unknown or insecure target. */
export function markdownFault(token: Token): { field: string; message: string } | undefined {
  if (token.type === 'html') return { field: 'body', message: 'expected Markdown, got HTML' };
  const [space] = /\]\s+\((?:\/|https?:|mailto:|tel:)[^)]*\)/.exec(token.raw) ?? [];
  if (token.type === 'text' && space) {
    const message = `expected a link without a space between ] and (, got "…${space}"`;
    return { field: 'link', message };
  }
  if (token.type !== 'link') return undefined;
  const message = linkFault(token.href);
  return message ? { field: 'link', message } : undefined;
}

/* A text may also link to a section of its page, an e-mail address or a telephone number. */
function linkFault(href: string): string | undefined {
  if (/^(?:#|mailto:|tel:\+?\d+$)/.test(href)) return undefined;
  const target: z.ZodType = /^\w+:/.test(href) ? outwardLink : link;
  return target.safeParse(href).error?.issues[0]?.message;
}
