import type { MailSettings } from '#shared/mail-settings.ts';
import { HONEYPOT_NAME, RESERVED_NAMES } from '#shared/wire.ts';

/** The part of the mail settings that the SDK needs. */
export type SdkSettings = Pick<MailSettings, 'origin' | 'publicKey' | 'serviceId' | 'refusals'>;

export interface MailResult {
  ok: boolean;
  /** HTTP status, or 0 where there was no answer. */
  status: number;
  text: string;
}

export type SendMail = (
  settings: SdkSettings,
  templateId: string,
  form: HTMLFormElement,
) => Promise<MailResult>;

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

/**
 * Removes fields without input (spec 3): the addressing, which is for posting without script, and a
 * blank choice or honeypot.
 */
export function keepContent(data: FormData): void {
  for (const name of RESERVED_NAMES) data.delete(name);
  for (const name of [HONEYPOT_NAME, 'recipient', 'vacancy'])
    if (data.get(name) === '') data.delete(name);
}

/**
 * Maps a rejection of the SDK to a result (spec §8): a string if a parameter is missing, a status
 * if the API or the SDK has rejected the mail, or the browser's error if there was no answer.
 */
export function failure(reason: unknown): MailResult {
  if (typeof reason === 'string') return { ok: false, status: 0, text: reason };
  if (isStatus(reason)) return { ok: false, status: reason.status, text: reason.text };
  return { ok: false, status: 0, text: 'Network Error' };
}

function isStatus(reason: unknown): reason is { status: number; text: string } {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;
}
