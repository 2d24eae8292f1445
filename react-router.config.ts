import './tools/enter-company.ts';
import { resolve } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { BASE } from '#app/content/address.ts';
import { LANGUAGE } from '#shared/language.ts';
import { prerenderedPaths } from './app/prerender.server.ts';

/** Every route is prerendered, in a pass for each language: docs/decisions/0001, 0012. */
export default {
  // With `false`, React Router requires its scripts on every page. The server's build is not used.
  ssr: true,
  // React Router deletes this folder before each build.
  buildDirectory: resolve('build/pages', LANGUAGE),
  basename: BASE || '/',
  prerender: { paths: prerenderedPaths, concurrency: 2 },
} satisfies Config;
