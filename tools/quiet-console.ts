import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test in which something complains unasked fails; one that wants the complaint spies on it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const complaints = [console.error, console.warn].flatMap((said) =>
    vi.isMockFunction(said) ? said.mock.calls : [],
  );
  vi.restoreAllMocks();
  expect(complaints, 'complaints on the console').toEqual([]);
});
