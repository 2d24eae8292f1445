import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another one once what that has changed is on the screen. What hangs on it is
 * drawn piece by piece and gives way to whatever the visitor does meanwhile, in a page change too,
 * where React's own `useDeferredValue` does not wait.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => startTransition(() => settle(value)), [value]);
  return settled;
}
