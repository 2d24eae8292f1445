import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createServer, loadConfigFromFile, type PluginOption, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DESK_FILE } from '#shared/desk-content.ts';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { PROGRAM, programPath } from '#tools/program-path.ts';
import { DESK_DIR } from './development.ts';

vi.stubEnv('PORT', '');
const loaded = await loadConfigFromFile(
  { command: 'serve', mode: 'development' },
  undefined,
  PROGRAM,
);
const config = loaded?.config;
const plugins = (await Promise.all(config?.plugins ?? [])).flat();

test('serves the site at 3000, and proxies forms to the desk on the next port', () => {
  expect(config?.server).toMatchObject({ port: 3000 });
  const [[path = '', desk] = []] = Object.entries(config?.server?.proxy ?? {});
  expect(desk).toBe('http://localhost:3001');
  expect(SEND_FORM_PATH.startsWith(path)).toBe(true);
});

test('PORT moves both; the server of another language watches nothing, so that one alone prepares files', async () => {
  const code = LANGUAGES.at(-1)?.code;
  const file = JSON.stringify(programPath('vite.config.ts'));
  const script = `const { port, proxy, watch } = (await import(${file})).default.server;
    console.log(port, Object.values(proxy)[0], watch === null);
    process.exit();`;
  const env = { ...process.env, NODE_ENV: 'development', LANGUAGE: code, PORT: '8123' };
  const args = ['--conditions=development', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout.trim()).toBe(`8123 http://localhost:8124 ${LANGUAGES.length > 1}`);
});

test('every class of the CSS Modules has a short name of its own', () => {
  const modules = config?.css?.modules || undefined;
  const nameOf = modules?.generateScopedName;
  if (typeof nameOf !== 'function') throw new Error('Expected a function that names classes');
  const [button = '', banner = ''] = ['button', 'banner'].map((name) =>
    programPath(`app/ui/${name}/${name}.module.css`),
  );
  const names = [nameOf('button', button, ''), nameOf('picture', banner, '')];
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^[a-z]\d{1,3}$/);
  expect(nameOf('button', `${button}?used`, '')).toBe(names[0]);
  expect(() => nameOf('unknown', button, '')).toThrow('the class unknown has no number');
});

test('React Router prerenders as in a build, without watching files and generating types', async () => {
  const { appType, server } = await resolveConfig(
    { root: PROGRAM },
    'serve',
    'production',
    'production',
    true,
  );
  // On a busy machine Rolldown warns of the time that the configuration takes.
  vi.mocked(console.warn).mockClear();
  // What React Router sets there when it takes the preview for development.
  expect(appType).not.toBe('spa');
  // What its second server takes.
  expect(server.watch).toBe(null);
});

/** Nothing is served to a browser, for which Vite would bundle all packages. */
const WITHOUT_PACKAGES = { noDiscovery: true, include: [] };

test('an edit of content reaches the desk, and the shared data of browser and prerenderer', async () => {
  const isTested = (plugin: PluginOption) =>
    plugin && 'name' in plugin && ['constants', 'content-reload'].includes(plugin.name);
  const server = await createServer({
    configFile: false,
    root: PROGRAM,
    plugins: plugins.filter(isTested),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: WITHOUT_PACKAGES,
  });
  const years = async () => {
    const modules = Object.values(server.environments).map((environment) =>
      environment.transformRequest('/app/shared-data/shared-data.ts'),
    );
    return (await Promise.all(modules)).map((module) => module?.code.match(/year = (\d+)/)?.[1]);
  };
  const file = join(DESK_DIR, DESK_FILE);
  const writtenAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = writtenAt();
  const year = String(new Date().getFullYear());
  expect(await years()).toEqual([year, year]);
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime('2099-06-01');
  expect(await years()).toEqual([year, year]);
  server.watcher.emit('all', 'change', join(process.cwd(), 'content/layout.yaml'));
  await vi.waitFor(async () => expect(await years()).toEqual(['2099', '2099']), {
    timeout: 100_000,
  });
  vi.useRealTimers();
  await vi.waitFor(() => expect(writtenAt()).toBeGreaterThan(before), { timeout: 100_000 });
  await server.close();
}, 120_000);

test('the page beside a form has unsaved work in what every page shares, and other pages do not', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const isTested = (plugin: PluginOption) =>
    plugin && 'name' in plugin && ['constants', 'office'].includes(plugin.name);
  const server = await createServer({
    configFile: false,
    root: PROGRAM,
    appType: 'custom',
    plugins: plugins.filter(isTested),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: WITHOUT_PACKAGES,
  });
  server.middlewares.use(async (_, response) => {
    const module = await server.environments.ssr?.transformRequest(
      '/app/shared-data/shared-data.ts',
    );
    response.end(module?.code);
  });
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const file = 'content/layout.yaml';
  const text = readFileSync(file, 'utf8').replace(/label: .*/, 'label: Unsaved label');
  await fetch(`${origin}/office/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ language: LANGUAGE, texts: { [file]: text } }),
  });
  const page = async (query = '') => (await fetch(`${origin}/${query}`)).text();
  expect(await page()).not.toContain('Unsaved label');
  expect(await page('?preview=1')).toContain('Unsaved label');
  expect(await page()).not.toContain('Unsaved label');
  http.close();
  await server.close();
}, 120_000);
