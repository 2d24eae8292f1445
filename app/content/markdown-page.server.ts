import { marked, type Token, type Tokens } from 'marked';
import { ContentError, type Problem } from './content-error.server.ts';
import { type Page, type PageSection, pageFront } from './schemas/page.ts';
import { textLink } from './schemas/reference.ts';
import { slug } from './slug.ts';
import { parseYaml } from './yaml-document.server.ts';

/**
 * Reads text as a Markdown page with YAML front matter.
 *
 * @param file shown in messages
 * @throws ContentError for front matter, links or markup that do not fit
 */
export function parseMarkdownPage(file: string, text: string): Page {
  const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
  if (!parts) {
    const message = 'expected front matter between two lines of "---"';
    throw new ContentError(file, [{ line: 1, field: '', message }]);
  }
  const [, head = '', body = ''] = parts;
  const front = parseYaml(file, head, pageFront, 2);
  const tokens = marked.lexer(body);
  const problems = problemsOf(tokens, body, head.split('\n').length + 2);
  if (problems.length > 0) throw new ContentError(file, problems);
  return { ...front, ...cut(tokens) };
}

function cut(tokens: Token[]): { intro: string; sections: PageSection[] } {
  const starts = tokens.flatMap((token, index) => (isSectionHead(token) ? [index] : []));
  return {
    intro: marked.parser(tokens.slice(0, starts[0])),
    sections: starts.map((start, index) => {
      const title = (tokens[start] as Tokens.Heading).text;
      return {
        id: slug(title),
        title,
        html: marked.parser(tokens.slice(start + 1, starts[index + 1])),
      };
    }),
  };
}

function isSectionHead(token: Token): boolean {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2;
}

function problemsOf(tokens: Token[], body: string, firstLine: number): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  const add = (raw: string, field: string, message: string) => {
    const before = body.slice(0, Math.max(0, body.indexOf(raw.trim())));
    problems.push({ line: before.split('\n').length - 1 + firstLine, field, message });
  };
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'html') add(token.raw, 'body', 'expected Markdown, got HTML');
    if (token.type === 'link') {
      const { href, raw } = token as Tokens.Link;
      const issue = textLink.safeParse(href).error?.issues[0];
      if (issue) add(raw, 'link', issue.message);
    }
    if (isSectionHead(token)) {
      const { text, raw } = token as Tokens.Heading;
      if (ids.has(slug(text)))
        add(raw, 'section', `expected a title of its own, got "${text}" again`);
      ids.add(slug(text));
    }
  });
  return problems;
}
