import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, loadConfigFromFile, type PluginOption, resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { DESK_FILE } from '#shared/desk-content.ts';
import { SEND_FORM_PATH } from '#shared/wire.ts';
import { DESK_DIR } from './development.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function loadConfig() {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  return loaded?.config;
}

test.each([
  ['8123', 8123],
  ['', 3000],
])(
  'PORT=%s: serves the site there, and proxies forms to the desk on the next port',
  async (port, expected) => {
    vi.stubEnv('PORT', port);
    const server = (await loadConfig())?.server;
    expect(server).toMatchObject({
      port: expected,
    });
    const [[path = '', desk] = []] = Object.entries(server?.proxy ?? {});
    expect(desk).toBe(`http://localhost:${expected + 1}`);
    expect(SEND_FORM_PATH.startsWith(path)).toBe(true);
  },
);

test('every class of the CSS Modules has a short name of its own', async () => {
  const modules = (await loadConfig())?.css?.modules || undefined;
  const nameOf = modules?.generateScopedName;
  if (typeof nameOf !== 'function') throw new Error('Expected a function that names classes');
  const [button, banner] = ['app/ui/button/button.module.css', 'app/ui/banner/banner.module.css'];
  const names = [nameOf('button', button, ''), nameOf('picture', banner, '')];
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^[a-z]\d{1,3}$/);
  expect(nameOf('button', `${button}?used`, '')).toBe(names[0]);
  expect(() => nameOf('unknown', button, '')).toThrow('the class unknown has no number');
});

test('React Router prerenders as in a build, without watching files and generating types', async () => {
  const { appType } = await resolveConfig({}, 'serve', 'production', 'production', true);
  // What React Router sets there when it takes the preview for development.
  expect(appType).not.toBe('spa');
});

/** A development server with the plugins about content. */
async function startServer() {
  const names = ['constants', 'content-reload'];
  const isTested = (plugin: PluginOption) =>
    plugin && 'name' in plugin && names.includes(plugin.name);
  return createServer({
    configFile: false,
    plugins: (await loadConfig())?.plugins?.filter(isTested) ?? [],
    server: { middlewareMode: true, ws: false, watch: null },
  });
}

test('an edit of content makes browser and prerenderer read the shared data again', async () => {
  const server = await startServer();
  const years = async () => {
    const modules = Object.values(server.environments).map((environment) =>
      environment.transformRequest('/app/shared-data/shared-data.ts'),
    );
    return (await Promise.all(modules)).map((module) => module?.code.match(/year = (\d+)/)?.[1]);
  };
  const year = String(new Date().getFullYear());
  expect(await years()).toEqual([year, year]);
  vi.setSystemTime('2099-06-01');
  expect(await years()).toEqual([year, year]);
  server.watcher.emit('all', 'change', join(process.cwd(), 'content/layout.yaml'));
  expect(await years()).toEqual(['2099', '2099']);
  await server.close();
});

test('an edit of content reaches the desk', async () => {
  const file = join(DESK_DIR, DESK_FILE);
  const writtenAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = writtenAt();
  const server = await startServer();
  server.watcher.emit('all', 'change', join(process.cwd(), 'content/mail.yaml'));
  await vi.waitFor(() => expect(writtenAt()).toBeGreaterThan(before), { timeout: 100_000 });
  await server.close();
}, 120_000);
