import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readCompany } from '#app/content/company.server.ts';
import { contentDate } from '#app/content/content-date.server.ts';
import type { OfficeSettings } from '#app/content/office.server.ts';
import { knownPaths } from '#app/content/paths.server.ts';
import { isSample, readSettings } from '#app/content/settings.server.ts';
import type { Form, GitHost, Site } from '#office/model.ts';
import { hasText } from '#office/schema.ts';
import { LANGUAGES } from '#shared/language.ts';
import { originalLanguage } from '#shared/translation.ts';
import { programPath } from '#tools/program-path.ts';
import { type ContentFile, contentFiles } from './content-files.ts';
import { grouped, labelIn, pageOf } from './groups.ts';
import { writtenSchemaOf } from './schema.ts';

/** Addresses of the public git hosts. */
const PUBLIC: Record<OfficeSettings['host'], string> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

/** What the editor is told about the site. @param office the repository; undefined in development */
export function officeSite(office?: OfficeSettings): Site {
  const files = contentFiles();
  const schemas = new Map(files.map((file) => [schemaOf(file), file.reads]));
  const own = originalLanguage();
  const languages = [own, ...LANGUAGES.filter((each) => each !== own)].map(
    ({ code, name, direction, untranslated }) => ({
      code,
      name,
      direction,
      isComplete: untranslated !== 'show',
    }),
  );
  return {
    name: orElse('', () => readCompany().name),
    languages: languages as unknown as Site['languages'],
    groups: grouped(files.map(formOf)),
    schemas: Object.fromEntries(
      [...schemas].map(([name, schema]) => [name, writtenSchemaOf(schema)]),
    ),
    pages: [...knownPaths()],
    arabic: parse(readFileSync(programPath('tools/office/arabic.yaml'), 'utf8')),
    timeZone: orElse('UTC', () => readSettings().timeZone),
    today: orElse<string | undefined>(undefined, () => (isSample() ? contentDate() : undefined)),
    git: office && gitHost(office),
  };
}

/** The content may be wrong, which the editor is there to mend. */
function orElse<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const isPage = (file: string) => file.startsWith('content/pages/');

/** Pages of text share one. */
const schemaOf = ({ file }: Pick<ContentFile, 'file'>) => (isPage(file) ? 'pages' : file);

function formOf({ file, schema }: ContentFile): Form {
  const name = file.replace(/^content\/|\.(?:yaml|md)$/g, '').replaceAll('/', '-');
  const mayLack = LANGUAGES.some(({ untranslated }) => untranslated === 'show');
  const translations = LANGUAGES.map(({ code }) => file.replace('content/', `content/${code}/`));
  return {
    name,
    file,
    label: isPage(file) ? titles([file, ...translations]) : labelIn(name),
    schema: schemaOf({ file }),
    isTranslated: (mayLack && hasText(schema)) || translations.some((each) => existsSync(each)),
    page: pageOf(name, file),
  };
}

/** The titles of a page of text by language; of `files`, the first is in the original one. */
function titles(files: string[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap((file) => {
      if (!existsSync(file)) return [];
      const [, title] = /^title: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
      const code = /^content\/([a-z]{2,3})\//.exec(file)?.[1] ?? originalLanguage().code;
      return title ? [[code, String(parse(title))]] : [];
    }),
  );
}

function gitHost({ host, address = PUBLIC[host], ...rest }: OfficeSettings): GitHost {
  const paths = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };
  const api = address === PUBLIC.github ? 'https://api.github.com' : address + paths[host];
  return { host, address, api, ...rest };
}

/** The origins that the editor calls: the API of a git host, and its pages to sign in. */
export function officeOrigins(office: OfficeSettings | undefined): string[] {
  if (!office) return [];
  const { api, signIn } = gitHost(office);
  return [...new Set([new URL(api).origin, ...(signIn ? [signIn] : [])])];
}
