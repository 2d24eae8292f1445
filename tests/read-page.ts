import { Parser } from 'htmlparser2';

/** A page's metadata and the content of `<main>`. */
export interface PageReading {
  title: string;
  description: string;
  /** Path of the canonical link; undefined on pages hidden from search engines. */
  canonical: string | undefined;
  /** Headings in `<main>`, in document order. */
  headings: { level: number; text: string }[];
  /** Texts in `<main>`, one for each block element, without the excluded sections. */
  texts: string[];
  /** Open Graph properties, without `og:`. */
  graph: Record<string, string>;
  /** schema.org objects. */
  structured: Record<string, unknown>[];
  /** Number of elements in `<main>` with a style attribute, which the policy would block. */
  styled: number;
}

/* Inline elements, which do not end a text. */
const INLINE = new Set(
  'a abbr b bdi br cite code data dfn em i kbd mark q s small span strong sub sup svg time u wbr'.split(
    ' ',
  ),
);

/**
 * Reads built HTML as a browser without JavaScript shows it.
 *
 * @param excluded `aria-labelledby` of sections to exclude
 */
export function readHtml(html: string, excluded: readonly string[] = []): PageReading {
  const page: PageReading = {
    title: '',
    description: '',
    canonical: undefined,
    headings: [],
    texts: [],
    graph: {},
    structured: [],
    styled: 0,
  };
  const open: { name: string; type: string | undefined; isOwn: boolean }[] = [];
  let text = '';
  const endText = () => {
    const words = text.replace(/\s+/g, ' ').trim();
    const { name = '', isOwn = false } = open.at(-1) ?? {};
    if (words && isOwn) page.texts.push(words);
    if (words && isOwn && /^h[1-6]$/.test(name)) {
      page.headings.push({ level: Number(name[1]), text: words });
    }
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { type, rel, href, property, content = '' } = attributes;
      if (!INLINE.has(name)) endText();
      const isExcluded = excluded.includes(attributes['aria-labelledby'] ?? '');
      const isOwn = attributes.id === 'content' || Boolean(open.at(-1)?.isOwn && !isExcluded);
      open.push({ name, type, isOwn });
      if (attributes.name === 'description') page.description = content;
      if (property?.startsWith('og:')) page.graph[property.slice(3)] = content;
      if (rel === 'canonical' && href) page.canonical = new URL(href).pathname;
      if (isOwn && 'style' in attributes) page.styled++;
    },
    ontext(data) {
      const within = open.at(-1);
      if (within?.name === 'script') {
        if (within.type === 'application/ld+json') page.structured.push(JSON.parse(data));
      } else if (within?.name !== 'style') text += data;
    },
    onclosetag(name) {
      if (name === 'title' && !open.at(-1)?.isOwn) page.title ||= text.trim();
      if (!INLINE.has(name)) endText();
      open.pop();
    },
  });
  parser.end(html);
  return page;
}
