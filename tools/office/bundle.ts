import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { cached } from '#tools/build/cached.ts';
import { cssTarget } from '#tools/build/compilation.ts';
import { programFiles } from '#tools/build/fresh.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { OFFICE_PATH } from './address.ts';

/** The editor's own files; each has a hash of its content in its name. */
interface Bundle {
  /** Its page, which names the script that starts it. */
  page: string;
  /** Path of the module that checks the content. */
  check: string;
  /** Content by path. */
  files: ReadonlyMap<string, Buffer>;
}

let bundled: Promise<Bundle> | undefined;

/** Bundles the editor and the check of content, with the company's colours and fonts, unless that was done before. */
export function bundleOffice(): Promise<Bundle> {
  bundled ??= cached('office', sources(), async () => serialize(await bundleBoth())).then(
    deserialize,
  );
  return bundled;
}

/** Names and contents of all that may be in the bundle; of packages, their versions. */
function sources(): (Buffer | string)[] {
  const files = [...programFiles(), ...globSync('build/{*.css,public/fonts/*}')].sort();
  return files.flatMap((file) => [file, readFileSync(file)]);
}

async function bundleBoth(): Promise<Bundle> {
  const [editor, check] = await Promise.all([
    bundle(programPath('office/index.html'), {
      root: programPath('office'),
      // The same as published: lists of forty contracts follow each key at once.
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { development: false } },
      resolve: { alias: { '#build': resolve('build'), '/fonts': resolve('build/public/fonts') } },
    }),
    bundle(
      programPath('tools/office/check/check.client.ts'),
      { root: PROGRAM, plugins: [inPlaceOfNode()], define: ENVIRONMENT },
      // A single module, because the editor imports it once per language.
      { codeSplitting: false, banner: PROCESS },
    ),
  ]);
  const page = editor.find(({ fileName }) => fileName === 'index.html');
  const module = check.find((each) => each.type === 'chunk' && each.isEntry);
  if (!page || !module) throw new Error('The bundle of the editor has no entry');
  return {
    page: String(bytesOf(page)),
    check: `${OFFICE_PATH}/${module.fileName}`,
    files: new Map(
      [...editor, ...check]
        .filter((each) => each !== page)
        .map((each) => [`${OFFICE_PATH}/${each.fileName}`, bytesOf(each)]),
    ),
  };
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

const bytesOf = (each: Output) => Buffer.from(each.type === 'chunk' ? each.code : each.source);

/** The content check takes its language from the query of its URL. */
const PROCESS =
  'const process = { cwd: () => "" }, checkedLanguage = new URL(import.meta.url).search.slice(1);';

/** Development mode, because the check must re-read changed files. */
const ENVIRONMENT = {
  'process.env.NODE_ENV': '"development"',
  'process.env.LANGUAGE': 'checkedLanguage',
  'import.meta.dirname': '""',
};

async function bundle(input: string, how: InlineConfig, output: Rolldown.OutputOptions = {}) {
  // Not before: see tools/inbox/bundle.ts.
  const { build } = await import('vite');
  const result = await build({
    ...how,
    configFile: false,
    logLevel: 'warn',
    base: `${OFFICE_PATH}/`,
    publicDir: false,
    build: {
      write: false,
      cssTarget,
      // The page's policy allows no fonts from data: addresses.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        checks: { moduleLevelDirective: false, pluginTimings: false },
        output,
      },
    },
  });
  return [result].flat().flatMap((each): Output[] => ('output' in each ? each.output : []));
}

/** Replaces Node's modules in the content check, which reads files from memory. */
function inPlaceOfNode(): Plugin {
  return {
    name: 'in-place-of-node',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('node:') ? programPath('tools/office/check/node.ts') : null),
  };
}
