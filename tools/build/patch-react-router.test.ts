// React Router still contains the code that the build patches.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patchReactRouter } from './patch-react-router.ts';

const router = 'node_modules/react-router/dist/production/';

function changed(file: string): string {
  const transform = patchReactRouter().transform as unknown as (
    code: string,
    id: string,
  ) => { code: string } | undefined;
  const id = `/srv/website/${router}${file}`;
  return transform(readFileSync(router + file, 'utf8'), id)?.code ?? '';
}

test('a missing chunk is an error and reloads nothing', () => {
  const code = changed('lib/dom/ssr/routeModules.js');
  expect(code).toContain('throw error;');
  expect(code).not.toContain('location.reload');
});

test('data of another build is an error before it is decoded', () => {
  const code = changed('lib/dom/ssr/single-fetch.js');
  const at = (text: string) => code.indexOf(text);
  expect(at('await fetch(url')).toBeGreaterThan(0);
  expect(at('await fetch(url')).toBeLessThan(at('headers.get("x-build")'));
  expect(at('headers.get("x-build")')).toBeLessThan(at('decodeViaTurboStream(res.body'));
});

test('data that fails before its chunk has loaded is no unhandled rejection', () => {
  expect(changed('lib/dom/ssr/single-fetch.js')).toContain(
    'singleFetchDfd.promise.catch(() => {})',
  );
});

test('data that fails before its style sheets are prefetched is no unhandled rejection', () => {
  expect(changed('lib/dom/ssr/routes.js')).toContain('return await handler();');
});

test('a build fails if a patch does not apply', () => {
  const { buildEnd } = patchReactRouter();
  const error = (message: string) => {
    throw new Error(message);
  };
  const end = buildEnd as (this: { error: typeof error }) => void;
  expect(() => end.call({ error })).toThrow('routeModules.js, lib/dom/ssr/single-fetch.js');
});
