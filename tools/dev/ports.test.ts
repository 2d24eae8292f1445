// The development server listens on PORT and proxies forms to the desk on the next port.
import { loadConfigFromFile } from 'vite';
import { expect, test, vi } from 'vitest';

test.each([
  ['8123', 8123],
  ['', 3000],
])('PORT=%s', async (port, expected) => {
  vi.stubEnv('PORT', port);
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  expect(loaded?.config.server).toMatchObject({
    port: expected,
    proxy: { '/api': `http://localhost:${expected + 1}` },
  });
});
