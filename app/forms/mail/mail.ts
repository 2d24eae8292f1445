import { init, sendForm } from '@emailjs/browser';
import { RESERVED_NAMES } from '#contract/wire.ts';
import type { Refusals, SendMail } from './mail-settings.ts';

/**
 * Sends a form's visible fields through the mail API (spec §7), by its official SDK.
 * Never rejects: whatever the SDK throws comes back as a status and a text, which for a missing
 * key, service or template names the missing one.
 */
export const sendMail: SendMail = async (settings, templateId, form) => {
  init(
    { publicKey: settings.publicKey, ...sdkRefusals(settings.refusals) },
    // An empty origin would make the SDK fall back to its vendor's.
    settings.origin || location.origin,
  );
  // The markup's hidden addressing is for posting without script; the SDK appends its own.
  form.addEventListener('formdata', dropReserved);
  try {
    const { status, text } = await sendForm(settings.serviceId, templateId, form);
    return { ok: true, status, text };
  } catch (reason) {
    return failure(reason);
  } finally {
    form.removeEventListener('formdata', dropReserved);
  }
};

function dropReserved({ formData }: FormDataEvent) {
  for (const name of RESERVED_NAMES) formData.delete(name);
}

/* `init` forgets its default storage unless it is handed one, and without one nothing is throttled. */
function sdkRefusals({ blockHeadless, blockList, throttleMs }: Refusals) {
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

/* The SDK rejects with a string (something is missing), a status (the API said no, or the wrapper
   refused) or whatever `fetch` threw (nobody answered): spec §8. */
function failure(reason: unknown) {
  if (typeof reason === 'string') return { ok: false, status: 0, text: reason };
  if (isStatus(reason)) return { ok: false, status: reason.status, text: reason.text };
  return { ok: false, status: 0, text: 'Network Error' };
}

function isStatus(reason: unknown): reason is { status: number; text: string } {
  return typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason;
}
