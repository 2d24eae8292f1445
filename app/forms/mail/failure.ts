import type { MailResult } from './mail-settings.ts';

/**
 * What a rejection of the SDK means: it rejects with a string (something is missing), a status (the
 * API said no, or the wrapper refused) or whatever the browser threw (nobody answered): spec §8.
 */
export function failure(reason: unknown): MailResult {
  if (typeof reason === 'string') return { ok: false, status: 0, text: reason };
  if (isStatus(reason)) return { ok: false, status: reason.status, text: reason.text };
  return { ok: false, status: 0, text: 'Network Error' };
}

function isStatus(reason: unknown): reason is { status: number; text: string } {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;
}
