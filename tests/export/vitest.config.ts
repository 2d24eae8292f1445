import { defineConfig } from 'vitest/config';

/** The exported configurations, in the servers that are installed. */
export default defineConfig({
  test: { include: ['tests/export/*.test.ts'], testTimeout: 600_000, hookTimeout: 60_000 },
});
