import type { Plugin } from 'vite';

/** Replacements in React Router's code. */
const CHANGES: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  // It reloads the current page when a chunk of the next is missing, so a visitor can never leave.
  [
    'lib/dom/ssr/routeModules.js',
    /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    'throw error;',
  ],
  // It accepts data of any build, which this one's code may not understand.
  [
    'lib/dom/ssr/single-fetch.js',
    'if (res.status >= 400 &&',
    `const build = res.headers.get("x-build");
	if (build && build !== window.__reactRouterManifest.version) throw new Error("The data is of another build");
	if (res.status >= 400 &&`,
  ],
  // A failed data request is an unhandled rejection while the route's chunk is still loading.
  [
    'lib/dom/ssr/single-fetch.js',
    'let singleFetchDfd = createDeferred();',
    'let singleFetchDfd = createDeferred(); singleFetchDfd.promise.catch(() => {});',
  ],
  // Failed data is an unhandled rejection while the route's style sheets are still being prefetched.
  ['lib/dom/ssr/routes.js', 'return handler();', 'return await handler();'],
];

/**
 * Makes React Router throw when it cannot complete a page change, so that
 * app/layout/connection/complete-by-document.ts can load the document. React Router has no option for it.
 */
export function patchReactRouter(): Plugin {
  const applied = new Set<(typeof CHANGES)[number]>();
  return {
    name: 'patch-react-router',
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
        if (result !== before) applied.add(change);
      }
      return { code: result, map: null };
    },
    buildEnd(error) {
      const missing = CHANGES.filter((change) => !applied.has(change));
      if (!error && missing.length > 0) {
        this.error(
          `React Router has changed; update its patches: ${missing.map(([file]) => file).join(', ')}`,
        );
      }
    },
  };
}

function isRouterFile(id: string, file: string): boolean {
  return id.includes('/node_modules/react-router/') && id.endsWith(`/${file}`);
}
