import { lexer, type Token, type Tokens, walkTokens } from 'marked';
import { z } from 'zod';
import { anchor } from '#app/content/anchor.ts';
import { bannerForm } from '#app/content/banner-form.server.ts';
import { ContentError, type Problem } from '#app/content/content-error.server.ts';
import { date, meta, published, text } from '#app/content/fields.server.ts';
import { fileReader } from '#app/content/files.server.ts';
import { markdownFault, markdownHtml } from '#app/content/markdown.server.ts';
import { markdownPaths } from '#app/content/paths.server.ts';
import { factsAndFigures } from '#app/content/placeholders.server.ts';
import { picture } from '#app/content/references.server.ts';
import { mayLackTexts } from '#app/content/translation.server.ts';
import { noteTexts } from '#app/content/untranslated.server.ts';
import {
  parseYaml,
  type Source,
  type TranslationSource,
  unknownPlaceholder,
} from '#app/content/yaml-document.server.ts';
import { translationReader } from '#app/content/yaml-reader.server.ts';
import { escapeMarkup } from '#shared/escape.ts';
import { braceFault, fillText, placeholdersOf } from '#shared/placeholders.ts';
import { originalLanguage } from '#shared/translation.ts';
import { drawing } from '../../drawing/content.server.ts';

/** Front matter of a page in Markdown. */
const frontMatter = z.strictObject({
  meta,
  title: text.meta({ hint: 'Heading of the page.' }),
  lead: text.exactOptional().meta({ label: 'Introduction', hint: 'Lead in the banner.' }),
  picture: picture.exactOptional().meta({ hint: 'In the banner.' }),
  form: bannerForm
    .exactOptional()
    .meta({ label: 'Form of the banner', hint: 'How the banner shows the picture.' }),
  updated: date.exactOptional().meta({ hint: 'Date of the last substantive change.' }),
  drawing: drawing
    .exactOptional()
    .meta({ hint: 'Drawing between the introduction and the first section.' }),
  published,
});

/** A Markdown page, divided at its second-level headings. */
export type MarkdownPage = z.infer<typeof frontMatter> & {
  /** HTML before the first section. */
  intro: string;
  sections: PageSection[];
};

interface PageSection {
  /** For links to this section; by default the words of the title. */
  id: string;
  title: string;
  html: string;
}

/** The readers of all pages in Markdown, by path. */
export const markdownPageReaders = new Map(markdownPaths.map((path) => [path, readerOf(path)]));

/** The file of a page in Markdown. */
export function markdownFile(path: string): string {
  return `content${path}.md`;
}

function readerOf(path: string) {
  const file = markdownFile(path);
  const readTranslation = translationReader(file);
  const read = fileReader(file, (text) => parseMarkdownPage(file, text, readTranslation?.()));
  const schema = frontMatter.extend({
    body: text.meta({
      label: 'Text',
      hint: 'Markdown. A line that begins with "## " is the title of a section; "{#name}" behind it is its address.',
    }),
  });
  return Object.assign(read, { file, schema });
}

/**
 * The page in Markdown at a path of the route table.
 *
 * @throws ContentError if its file is missing or invalid
 */
export function readMarkdownPage(path: string): MarkdownPage {
  const read = markdownPageReaders.get(path);
  if (!read) throw new Error(`There is no content${path}.md`);
  return read();
}

/**
 * Parses a Markdown page with YAML front matter.
 *
 * @param file shown in messages
 * @param translation the page in another language, whose front matter has texts only
 * @throws ContentError for invalid front matter, links or markup
 */
export function parseMarkdownPage(
  file: string,
  text: string,
  translation?: TranslationSource,
): MarkdownPage {
  const own = parted({ file, text });
  const other = translation && { ...parted(translation), language: translation.language };
  const front = parseYaml(file, own.head, frontMatter, {
    firstLine: 2,
    placeholders: factsAndFigures,
    translation: other && { ...other, text: other.head },
  });
  const isTranslated = other?.source.trim() !== '';
  const { file: shown, source, firstLine } = isTranslated && other ? other : own;
  const body = fillText(source, (name) =>
    factsAndFigures.valueFor(name, isTranslated ? undefined : originalLanguage()),
  );
  const tokens = lexer(body);
  const problems = [
    ...unknownPlaceholders(body, firstLine),
    ...problemsOf(tokens, body, firstLine),
  ];
  if (problems.length > 0) throw new ContentError(shown, problems);
  if (other) {
    const { language, firstLine: line } = other;
    const untranslated = isTranslated ? [] : [{ file, line: firstLine, field: 'body', text: body }];
    if (!isTranslated && !mayLackTexts(language, front)) {
      const message = `expected the translation of ${file}:${firstLine}`;
      throw new ContentError(other.file, [{ line, field: 'body', message }]);
    }
    noteTexts(file, { translated: isTranslated ? [body] : [], untranslated }, 'body');
  }
  return { ...front, ...divide(tokens) };
}

/** A page's front matter and its body. A translation that does not exist has neither. */
function parted({ file, text }: Source) {
  const [, head, source = ''] = /^---\n((?:[\s\S]*?\n)?)---\n([\s\S]*)$/.exec(text) ?? [];
  if (head !== undefined) return { file, head, source, firstLine: head.split('\n').length + 2 };
  if (text === '') return { file, head: '', source: '', firstLine: 1 };
  const lines = text.split('\n');
  const begins = lines[0] === '---';
  // What is no field, nor below one, is the text of the page.
  const end = begins
    ? lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|[ #])/.test(line))
    : 0;
  const message = `expected a line of "---" ${begins ? 'between the fields of the page and its text' : 'above the fields of the page, and another below them'}`;
  throw new ContentError(file, [{ line: end + 1, field: '', message }]);
}

function divide(tokens: Token[]): Pick<MarkdownPage, 'intro' | 'sections'> {
  const starts = tokens.flatMap((token, index) => (isSectionHeading(token) ? [index] : []));
  return {
    intro: markdownHtml(tokens.slice(0, starts[0])),
    sections: starts.map((start, index) => {
      const heading = headingOf(tokens[start] as Tokens.Heading);
      const html = markdownHtml(tokens.slice(start + 1, starts[index + 1]));
      const named = `<table aria-label="${escapeMarkup(heading.title)}">`;
      return { ...heading, html: html.replaceAll('<table>', named) };
    }),
  };
}

/** Title and id of a section; `## Your rights {#your-rights}` names the id. */
function headingOf({ text }: Tokens.Heading): Pick<PageSection, 'id' | 'title'> {
  const [, title = text, id = anchor(text)] = /^(.+?) \{#([a-z\d-]+)\}$/.exec(text) ?? [];
  return { id, title };
}

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2;
}

function unknownPlaceholders(body: string, firstLine: number): Problem[] {
  return body.split('\n').flatMap((line, index) => {
    const text = line.replace(/^(## .*) \{#[a-z\d-]+\}$/, '$1');
    const fault = braceFault(text);
    const unknown = placeholdersOf(text).map((name) => unknownPlaceholder(name, factsAndFigures));
    const messages = fault ? [fault] : unknown;
    return messages.map((message) => ({ line: firstLine + index, field: 'body', message }));
  });
}

function problemsOf(tokens: Token[], body: string, firstLine: number): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  const add = (raw: string, field: string, message: string) => {
    const before = body.slice(0, Math.max(0, body.indexOf(raw.trim())));
    problems.push({ line: before.split('\n').length - 1 + firstLine, field, message });
  };
  walkTokens(tokens, (token) => {
    const fault = markdownFault(token);
    if (fault) add(token.raw, fault.field, fault.message);
    if (isSectionHeading(token)) {
      const { id } = headingOf(token);
      if (ids.has(id)) {
        add(token.raw, 'section', `expected a unique title, got "${token.text}" again`);
      }
      ids.add(id);
    }
  });
  return problems;
}
