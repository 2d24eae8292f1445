/** What the archive has of the program's folder: what runs, what is read, and the sample for `new-company`. */
export const CONTENTS = [
  ...['app', 'desk', 'docs', 'inbox', 'office', 'shared', 'tools'],
  // Not its build and messages.
  ...['sample/.gitignore', 'sample/content', 'sample/media'],
  ...['.env.example', '.node-version', 'package.json', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts'],
  ...['CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md'],
  'node_modules',
];

/** What it leaves out of these: tests, benches, this program, caches, and the headers of Node. */
export const OMITTED = [
  '**/*.test.{ts,tsx}',
  'desk/{chaos,store/tests,testing}',
  'tools/{bench,documents,imports,release,test}',
  'tools/{release,test}.ts',
  'tools/publish/{repositories,stand-in-build}.ts',
  'node_modules/.{cache,vite}',
  'node_modules/node-*/{include,share}',
  'node_modules/**/*.map',
];

interface Package {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The package.json of the archive: the scripts whose program it has, and the development packages that one of its
 * files names. Those of tests and linters stay behind.
 *
 * @param texts the archive's modules and style sheets by path
 */
export function archivedPackage<T extends Package>(
  whole: T,
  texts: ReadonlyMap<string, string>,
): T {
  const code = [...texts.values()].join('\n');
  const isNamed = (name: string) =>
    [`'${name}'`, `'${name}/`, `/${name}/`].some((text) => code.includes(text));
  return {
    ...whole,
    scripts: kept(whole.scripts, (_, command) => texts.has(command.split(' ').at(-1) ?? '')),
    devDependencies: kept(whole.devDependencies, isNamed),
  };
}

function kept(
  all: Record<string, string>,
  test: (key: string, value: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => test(key, value)));
}
