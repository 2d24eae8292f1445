import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerender.server.ts';

/** Every route is prerendered: docs/decisions/0001. */
export default {
  ssr: false,
  // React Router deletes this folder before each build.
  buildDirectory: 'build/pages',
  prerender: { paths: prerenderedPaths, concurrency: 2 },
} satisfies Config;
