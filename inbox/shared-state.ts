import { useSyncExternalStore } from 'react';

/** A value that components share and that changes outside of them. */
export function sharedState<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set(value: Value): void {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(subscribe, () => current),
  };
}
