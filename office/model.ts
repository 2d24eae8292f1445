import type { Schema } from './schema.ts';
import type { Path } from './tree.ts';

/** A language of the site; the first has its texts in the content files themselves. */
interface SiteLanguage {
  code: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** Whether a text without translation stops the publication. */
  isComplete: boolean;
}

/** One file of content. */
export interface Form {
  name: string;
  /** Its path from the company's folder. */
  file: string;
  /** In English, or in each language of the site. */
  label: string | Record<string, string>;
  /** Key of `schemas`. */
  schema: string;
  isTranslated: boolean;
  /** The address of the page on which one sees it best. */
  page?: string | undefined;
}

export interface Group {
  name: string;
  label: string;
  forms: Form[];
}

/** A git host as the editor calls it. */
export interface GitHost {
  host: 'github' | 'gitlab' | 'gitea';
  address: string;
  api: string;
  repository: string;
  branch: string;
  application?: string | undefined;
  signIn?: string | undefined;
  /** Where the branch is seen before it is published. */
  preview?: string | undefined;
  /** Where the site is published from. */
  inbox?: string | undefined;
}

/** What the page of the editor is told about the site. */
export interface Site {
  name: string;
  languages: readonly [SiteLanguage, ...SiteLanguage[]];
  groups: Group[];
  schemas: Record<string, Schema>;
  /** Addresses of all pages. */
  pages: string[];
  /** Labels and hints in Arabic, by the English ones. */
  arabic: Record<string, string>;
  /** Time zone of the office, an IANA name. */
  timeZone: string;
  /** The day of the content, which the sample has instead of today. */
  today?: string | undefined;
  /** Without it the editor works on the files of `npm run dev`. */
  git?: GitHost | undefined;
}

/** The path of a form's file in a language. */
export function fileIn(
  { file }: Pick<Form, 'file'>,
  code: string,
  { languages }: Pick<Site, 'languages'>,
) {
  return code === languages[0].code ? file : file.replace('content/', `content/${code}/`);
}

/** The address of a form's page in a language. */
export function pageIn(
  { page = '/' }: Pick<Form, 'page'>,
  code: string,
  { languages }: Pick<Site, 'languages'>,
) {
  return code === languages[0].code ? page : `/${code}${page.replace(/^\/$/, '')}`;
}

/** The address of a form in the editor, or of a field in it. */
export function addressIn({ name }: Pick<Form, 'name'>, path: Path = []): string {
  return `#/${[name, ...path].map(encodeURIComponent).join('/')}`;
}

/** The name of the form and the path of the field that such an address has. */
export function placeAt(address: string): { name: string; path: Path } {
  const [name = '', ...steps] = address.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { name, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}
