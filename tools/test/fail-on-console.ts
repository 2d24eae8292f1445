import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that logs an error or warning; one that expects it mocks the method. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const logged = [console.error, console.warn].flatMap((method) =>
    vi.isMockFunction(method) ? method.mock.calls : [],
  );
  vi.restoreAllMocks();
  expect(logged, 'errors and warnings on the console').toEqual([]);
});
