import type { Plugin, Rolldown } from 'vite';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { OFFICE_PATH } from './address.ts';

/** The editor's own files; each has a hash of its content in its name. */
interface Bundle {
  /** Path of the script that starts it. */
  start: string;
  /** Path of the module that checks the content. */
  check: string;
  /** Content by path. */
  files: ReadonlyMap<string, Buffer>;
}

let bundled: Promise<Bundle> | undefined;

/**
 * Bundles the editor with its fonts and interface texts, so that it loads nothing from other hosts. Takes two
 * seconds; memoised per process.
 */
export function bundleOffice(): Promise<Bundle> {
  bundled ??= bundleBoth();
  return bundled;
}

async function bundleBoth(): Promise<Bundle> {
  const [editor, check] = await Promise.all([
    bundle({
      input: programPath('tools/office/office.client.js'),
      plugins: [noUnusedFields(), noForeignFonts(), numbersOfEntries(), languagesToAdd()],
    }),
    bundle({
      input: programPath('tools/office/check/check.client.ts'),
      plugins: [inPlaceOfNode()],
      // A single module, because the editor imports it once per language.
      output: { codeSplitting: false, banner: PROCESS },
      define: ENVIRONMENT,
    }),
  ]);
  return {
    start: editor.entry,
    check: check.entry,
    files: new Map([...editor.files, ...check.files]),
  };
}

/** The content check takes its language from the query of its URL. */
const PROCESS =
  'const process = { cwd: () => "" }, checkedLanguage = new URL(import.meta.url).search.slice(1);';

/** Development mode, because the check must re-read changed files. */
const ENVIRONMENT = {
  'process.env.NODE_ENV': '"development"',
  'process.env.LANGUAGE': 'checkedLanguage',
  'import.meta.dirname': '""',
};

interface Options {
  input: string;
  plugins: Plugin[];
  output?: Rolldown.OutputOptions;
  define?: Record<string, string>;
}

async function bundle({ input, plugins, output, define = {} }: Options) {
  const name = 'assets/[name]-[hash]';
  // Not before: see tools/company-profile/make.ts.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    root: PROGRAM,
    logLevel: 'warn',
    base: `${OFFICE_PATH}/`,
    publicDir: false,
    plugins,
    define,
    build: {
      write: false,
      // The page's policy allows no fonts from data: addresses.
      assetsInlineLimit: 0,
      modulePreload: false,
      // The editor is one chunk of 2 MB.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
        output: {
          entryFileNames: `${name}.js`,
          chunkFileNames: `${name}.js`,
          assetFileNames: `${name}[extname]`,
          ...output,
        },
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const start = outputs.find((each) => each.type === 'chunk' && each.isEntry);
  if (!start) throw new Error('The bundle of the editor has no entry');
  return {
    entry: `${OFFICE_PATH}/${start.fileName}`,
    files: new Map(
      outputs
        // Decoders to convert pictures; the build reads every format itself.
        .filter(({ fileName }) => !fileName.endsWith('.wasm'))
        .map((each) => [
          `${OFFICE_PATH}/${each.fileName}`,
          Buffer.from(each.type === 'chunk' ? each.code : each.source),
        ]),
    ),
  };
}

/** Replaces Node's modules in the content check, which reads files from memory. */
function inPlaceOfNode(): Plugin {
  return {
    name: 'in-place-of-node',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('node:') ? programPath('tools/office/check/node.ts') : null),
  };
}

/** Map fields, and code fields for 300 programming languages, which no content uses: 15 MB. */
const UNUSED =
  /^(?:leaflet|terra-draw|terra-draw-leaflet-adapter|@shikijs\/(?:langs|themes))(?:\/|$)/;

function noUnusedFields(): Plugin {
  const empty = '\0unused';
  return {
    name: 'no-unused-fields',
    enforce: 'pre',
    resolveId: (id) => (UNUSED.test(id) ? empty : null),
    load: (id) => (id === empty ? 'export default undefined;' : null),
  };
}

/** Fallback fonts on another host in the editor's style sheet, which also has its own copies. */
const FOREIGN_FONT = /@font-face\s*\{[^{}]*https:[^{}]*\}/g;

function noForeignFonts(): Plugin {
  return {
    name: 'no-foreign-fonts',
    transform(code, id) {
      if (!id.includes('@sveltia/cms/npm/index.js')) return null;
      const own = code.replace(FOREIGN_FONT, '');
      if (own === code)
        this.error('Sveltia CMS has changed: its style sheet names no foreign font');
      return { code: own, map: null };
    },
  };
}

/** The code that builds the options of a relation to list entries, and turns their values into texts. */
const CHOICE =
  /\(\{templates:\w+,replacements:(\w+),[^}]*\}\)=>\{let\{_displayField:\w+,_valueField:(\w+),.{1,300}?\{label:\w+\|\|``,value:(?=\w+\|\|\w+\.slug,searchValue:)/;

/** Keeps numeric ids numbers: as texts, the editor would neither find them in a file nor write them as numbers. */
function numbersOfEntries(): Plugin {
  return {
    name: 'numbers-of-entries',
    transform(code, id) {
      if (!id.includes('@sveltia/cms/npm/index.js')) return null;
      const kept = code.replace(
        CHOICE,
        (found, values: string, field: string) =>
          `${found}${values}.find(([n,v])=>typeof v===\`number\`&&${field}===\`{{\${n}}}\`)?.[1]??`,
      );
      // `a ?? b || c` is a syntax error.
      const own = kept.replace(/(\?\.\[1\]\?\?)(\w+\|\|\w+\.slug)/, '$1($2)');
      if (own === code)
        this.error('Sveltia CMS has changed: it builds the options of a relation elsewhere');
      return { code: own, map: null };
    },
  };
}

/** The code that asks for the mistakes of a language, which has no list of them until the office adds it. */
const MISTAKES =
  /(?<=Object\.values\()\w+\(\w+\)\[\w+(?:\(\))?\](?=\)\.some\([^=]+=>(?:!\w+|\w+\.valid===!1)\))/g;

/** Lets the editor save a file that a language does not have. */
function languagesToAdd(): Plugin {
  return {
    name: 'languages-to-add',
    transform(code, id) {
      if (!id.includes('@sveltia/cms/npm/index.js')) return null;
      const own = code.replace(MISTAKES, '$&??{}');
      if (own === code)
        this.error('Sveltia CMS has changed: it lists the mistakes of a language elsewhere');
      return { code: own, map: null };
    },
  };
}
