import { marked } from 'marked';
import { textLink } from './reference.ts';
import { text } from './text.ts';

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
        if (token.type === 'link') {
          const message = textLink.safeParse(token.href).error?.issues[0]?.message;
          if (message) context.addIssue({ code: 'custom', message });
        }
      });
    })
    .transform(render);
}
