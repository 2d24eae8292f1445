import { Parser } from 'htmlparser2';

/** The searchable text of a page. */
export interface SearchedPage {
  /** The last step of the breadcrumb; of a page without one, that of link previews. */
  title: string;
  /** Steps of the breadcrumb between home and the page */
  trail: string[];
  /** What precedes the first section, then each section with an address; empty ones are left out. */
  sections: PageSection[];
}

interface PageSection {
  /** Fragment of its address; empty for what precedes the first section. */
  id: string;
  heading: string;
  /** Texts in document order, one for each block element and each row of a table. */
  texts: LabelledText[];
}

export interface LabelledText {
  /** Its term in a description list; empty for other texts. */
  label: string;
  text: string;
}

/** Inline elements, which do not end a text. */
const INLINE = new Set(
  'a abbr b bdi br cite code data dfn em i kbd mark q s small span strong sub sup svg time u wbr'.split(
    ' ',
  ),
);

/** Controls, navigation and heads of tables, which are not content; nor is what has
 * `data-needs-js`, `data-nosnippet` or `popover`. */
const SKIPPED = new Set(
  'button dialog form nav noscript script search select style svg thead'.split(' '),
);

/** Separator of the cells of a row. */
const BETWEEN_CELLS = ' · ';

/** Elements whose id is the address of a section. */
const SECTIONS = new Set('article details div li section'.split(' '));

interface Open {
  name: string;
  isSkipped: boolean;
  section: PageSection | undefined;
}

/**
 * Reads the content of `<main>` of a built page, section by section.
 *
 * @param excluded `aria-labelledby` of sections to leave out
 */
export function sectionsOf(html: string, excluded: readonly string[] = []): SearchedPage {
  const open: Open[] = [];
  const start: PageSection = { id: '', heading: '', texts: [] };
  const sections = [start];
  const crumbs: string[] = [];
  let preview = '';
  /** Heading of the disclosure whose body is being read. */
  let summary = '';
  let hasTitle = false;
  let text = '';
  /** Term whose description is being read. */
  let label = '';
  /** Cells of the row that is being read. */
  let row: string[] | undefined;
  let isBreadcrumb = false;

  const endText = () => {
    const words = text.replace(/\s+/g, ' ').trim();
    text = '';
    const { name = '', isSkipped = true, section } = open.at(-1) ?? {};
    if (!words || !section) return;
    if (isBreadcrumb && name === 'li') crumbs.push(words);
    else if (name === 'h1') hasTitle = true;
    else if (isSkipped) return;
    else if (/^h[2-4]$/.test(name) && open.at(-2)?.name === 'summary' && !section.id)
      summary = words;
    else if (/^h[2-4]$/.test(name) && section.id && !section.heading) section.heading = words;
    else if (name === 'dt') label = words;
    else if (row) row.push(words);
    // Not the label of a disclosure, nor an address for print.
    else if (name !== 'summary' && /\p{L}|\d{3}/u.test(words) && !/^https?:\S+$/.test(words)) {
      section.texts.push({ label, text: words });
      label = '';
    }
  };
  const endRow = () => {
    const cells = row?.join(BETWEEN_CELLS);
    row = undefined;
    if (cells) open.at(-1)?.section?.texts.push({ label: '', text: cells });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const { id = '', 'aria-labelledby': labelledBy = '', 'aria-hidden': hidden } = attributes;
      if (!INLINE.has(name)) endText();
      const around = open.at(-1);
      let section = id === 'content' ? start : around?.section;
      if (name === 'details') summary = '';
      if (name === 'tr') row = [];
      if (name === 'dt' || name === 'dl') label = '';
      if (name === 'nav' && !hasTitle) isBreadcrumb = true;
      if (attributes.property === 'og:title') preview = attributes.content ?? '';
      if (section && SECTIONS.has(name) && /^[^_]/.test(id)) {
        section = { id, heading: summary, texts: [] };
        sections.push(section);
      }
      // A section's number is a link to it.
      const isNumber = name === 'a' && section?.id && attributes.href === `#${section.id}`;
      // Spans are often laid out one below the other.
      if (name === 'span') text += ' ';
      const isSkipped =
        around?.isSkipped ||
        Boolean(isNumber) ||
        SKIPPED.has(name) ||
        'data-needs-js' in attributes ||
        'data-nosnippet' in attributes ||
        'popover' in attributes ||
        hidden === 'true' ||
        'hidden' in attributes ||
        excluded.includes(labelledBy);
      open.push({ name, isSkipped, section });
    },
    ontext(data) {
      const within = open.at(-1);
      if (within?.section && (!within.isSkipped || isBreadcrumb)) text += data;
    },
    onclosetag(name) {
      if (!INLINE.has(name)) endText();
      if (name === 'tr') endRow();
      if (name === 'span') text += ' ';
      if (name === 'nav') isBreadcrumb = false;
      if (name === 'details') summary = '';
      open.pop();
    },
  });
  parser.end(html);
  return {
    title: crumbs.at(-1) ?? preview,
    trail: crumbs.slice(1, -1),
    sections: sections.filter(({ heading, texts }) => heading || texts.length > 0),
  };
}
