import type { SdkSettings } from './mail-settings.ts';

/**
 * Converts the settings for the SDK. Without a storage provider its `init` drops the default one, and
 * nothing is throttled.
 */
export function sdkRefusals({ blockHeadless, blockList, throttleMs }: SdkSettings['refusals']) {
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
