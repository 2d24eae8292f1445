import type { Refusals } from './mail-settings.ts';

/**
 * Our settings in the SDK's words. Its `init` forgets the default storage unless it is handed one,
 * and without one nothing is throttled.
 */
export function sdkRefusals({ blockHeadless, blockList, throttleMs }: Refusals) {
  return {
    blockHeadless,
    blockList: blockList.length ? { list: [...blockList], watchVariable: 'user_email' } : {},
    limitRate: throttleMs ? { throttle: throttleMs } : {},
    storageProvider: {
      get: (key: string) => Promise.resolve(localStorage.getItem(key)),
      set: (key: string, value: string) => Promise.resolve(localStorage.setItem(key, value)),
      remove: (key: string) => Promise.resolve(localStorage.removeItem(key)),
    },
  };
}
