import type { MailResult } from './mail-settings.ts';

/**
 * Maps a rejection of the SDK to a result (spec §8): a string if a parameter is missing, a status if
 * the API or the wrapper has refused, or the browser's error if there was no answer.
 */
export function failure(reason: unknown): MailResult {
  if (typeof reason === 'string') return { ok: false, status: 0, text: reason };
  if (isStatus(reason)) return { ok: false, status: reason.status, text: reason.text };
  return { ok: false, status: 0, text: 'Network Error' };
}

function isStatus(reason: unknown): reason is { status: number; text: string } {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;
}
