import { defineConfig } from 'vitest/config';

/** Tests the exported configurations in the installed servers. */
export default defineConfig({
  test: { include: ['tests/export/*.test.ts'], testTimeout: 600_000, hookTimeout: 60_000 },
});
