import { marked } from 'marked';
import { link } from './reference.ts';
import { outwardLink, text } from './text.ts';

/** Paragraphs, lists and emphasis in Markdown; becomes HTML. */
export const markdown = checked((source) => marked.parse(source, { async: false }));

/** One line of Markdown, for emphasis and links; becomes HTML without a paragraph around it. */
export const markdownLine = checked((source) => marked.parseInline(source, { async: false }));

function checked(render: (source: string) => string) {
  return text
    .superRefine((source, context) => {
      marked.walkTokens(marked.lexer(source), (token) => {
        if (token.type === 'html') {
          context.addIssue({ code: 'custom', message: 'expected Markdown, got HTML' });
        }
        if (token.type === 'link' && !isLinkTarget(token.href)) {
          context.addIssue({
            code: 'custom',
            message: `expected a path of the route table, a mailto: or an https:// address, got "${token.href}"`,
          });
        }
      });
    })
    .transform(render);
}

function isLinkTarget(href: string): boolean {
  if (href.startsWith('mailto:') || href.startsWith('#')) return true;
  return (href.startsWith('/') ? link : outwardLink).safeParse(href).success;
}
