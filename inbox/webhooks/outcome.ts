import type { Texts } from '../texts/en.ts';

/** Whether the other program took a call. */
export const isAccepted = (outcome: string | null) => /^2\d\d$/.test(outcome ?? '');

/** What the last attempt of a call brought, in words: an HTTP status (RFC 9110 §15), or why nobody answered. */
export function outcomeIn(texts: Texts['webhooks']['outcomes'], outcome: string | null): string {
  if (outcome === null) return texts.waiting;
  if (!/^\d{3}$/.test(outcome)) return `${texts.unreached} ${outcome}`;
  if (outcome === '410') return `${texts.gone} (410)`;
  const word = { 2: texts.accepted, 3: texts.redirected, 4: texts.refused }[outcome.charAt(0)];
  return `${word ?? texts.failed} (${outcome})`;
}
