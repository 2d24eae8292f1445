import { loadConfigFromFile } from 'vite';
import { expect, test, vi } from 'vitest';

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
