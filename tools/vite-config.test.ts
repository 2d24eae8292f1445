import { join } from 'node:path';
import { createServer, loadConfigFromFile, type PluginOption } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

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
    expect((await loadConfig())?.server).toMatchObject({
      port: expected,
      proxy: { '/api': `http://localhost:${expected + 1}` },
    });
  },
);

test('classes of a CSS Module share a hash; two modules with the same hash are an error', async () => {
  const modules = (await loadConfig())?.css?.modules || undefined;
  const nameOf = modules?.generateScopedName;
  if (typeof nameOf !== 'function') throw new Error('Expected a function that names classes');
  expect(nameOf('title', 'app/ui/a346.module.css', '')).toBe('_title_760f4');
  expect(nameOf('text', 'app/ui/a346.module.css?used', '')).toBe('_text_760f4');
  expect(() => nameOf('title', 'app/ui/a1411.module.css', '')).toThrow('have the same hash');
});

test('an edit of content makes browser and prerenderer read the shared data again', async () => {
  const names = ['constants', 'content-reload'];
  const isTested = (plugin: PluginOption) =>
    plugin && 'name' in plugin && names.includes(plugin.name);
  const server = await createServer({
    configFile: false,
    plugins: (await loadConfig())?.plugins?.filter(isTested) ?? [],
    server: { middlewareMode: true, ws: false, watch: null },
  });
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
  server.watcher.emit('all', 'change', join(process.cwd(), 'content/en/site.yaml'));
  expect(await years()).toEqual(['2099', '2099']);
  await server.close();
});
