import type { Plugin } from 'vite';

/** What of React Router is changed: its file, a text in it, and what takes its place. */
const CHANGES: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  // Reloads the page one is on when code of the next is missing, which keeps a visitor from ever leaving.
  [
    'lib/dom/ssr/routeModules.js',
    /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    'throw error;',
  ],
  // Takes data of any build, which this one's code may not understand.
  [
    'lib/dom/ssr/single-fetch.js',
    'if (res.status >= 400 &&',
    `const build = res.headers.get("x-build");
	if (build && build !== window.__reactRouterManifest.version) throw new Error("The data is of another build");
	if (res.status >= 400 &&`,
  ],
  // Reports data that failed as unhandled where the code of its route takes longer to come.
  [
    'lib/dom/ssr/single-fetch.js',
    'let singleFetchDfd = createDeferred();',
    'let singleFetchDfd = createDeferred(); singleFetchDfd.promise.catch(() => {});',
  ],
];

/**
 * Lets a page change that React Router cannot complete fail like any other: thrown, for
 * app/shell/connection/complete-by-document.ts to go on from. React Router has no setting for it.
 */
export function routerFailures(): Plugin {
  const made = new Set<(typeof CHANGES)[number]>();
  return {
    name: 'router-failures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const changes = CHANGES.filter(([file]) => isRouterFile(id, file));
      if (changes.length === 0) return undefined;
      let result = code;
      for (const change of changes) {
        const [, from, to] = change;
        const before = result;
        result = before.replace(from, to);
        if (result !== before) made.add(change);
      }
      return { code: result, map: null };
    },
    buildEnd(error) {
      const missing = CHANGES.filter((change) => !made.has(change));
      if (!error && missing.length > 0) {
        this.error(`React Router is not as it was in ${missing.map(([file]) => file).join(', ')}`);
      }
    },
  };
}

function isRouterFile(id: string, file: string): boolean {
  return id.includes('/node_modules/react-router/') && id.endsWith(`/${file}`);
}
