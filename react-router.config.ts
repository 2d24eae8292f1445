import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerender.server.ts';

/** Every route is a file before the site is served: docs/decisions/0001. */
export default {
  ssr: false,
  // A folder of its own: each build begins by deleting it.
  buildDirectory: 'build/pages',
  prerender: { paths: prerenderedPaths, concurrency: 2 },
} satisfies Config;
