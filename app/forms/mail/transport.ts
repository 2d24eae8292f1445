import { mail } from '#app/shared-data/shared-data.ts';
import { HONEYPOT_NAME, RESERVED_NAMES, SEND_FORM_PATH } from '#shared/wire.ts';
import type { Outcome, Watch } from '../submission/submission.ts';

/** How the mail API, or this page in its place, has answered. */
export interface Answer extends Required<Outcome> {
  /** HTTP status, or 0 where there was no answer. */
  status: number;
  text: string;
}

/**
 * Without progress or an answer for this long, a form has failed. The browser reports a byte as sent once the
 * system has it: at 8 kB/s, the slowest that the desk accepts, a buffer of 1 MB empties in two minutes.
 */
const SILENCE_MS = 180_000;

/** What a request has to name, and what the official SDK says where it does not (spec 5). */
const REQUIRED = {
  user_id: 'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
  service_id: 'The service ID is required. Visit https://dashboard.emailjs.com/admin',
  template_id: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
};

/**
 * Sends the fields of a `MailForm` as the official SDK does (spec 7), and reports the progress of a
 * file. Never rejects.
 */
export async function sendMail(
  form: FormData,
  { onShare, signal }: Partial<Watch> = {},
  { origin, refusals } = mail,
): Promise<Answer> {
  const content = asContent(form);
  const refusal = refuse(content, refusals);
  if (refusal) return answer(...refusal);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    // With a listener, a request to another origin needs a preflight, which EmailJS need not answer.
    if ([...content.values()].some((value) => value instanceof File)) {
      request.upload.onprogress = ({ loaded, total }) => {
        listen();
        onShare?.(total > 0 ? loaded / total : 0);
      };
    }
    request.onloadend = () => {
      clearTimeout(silence);
      const { status, responseText } = request;
      if (status === 0) return resolve(answer(0, 'Network Error'));
      // Only here: another origin that does not expose the header makes the browser log an error.
      const header = [429, 503].includes(status) && request.getResponseHeader('retry-after');
      // A proxy may name a date instead.
      resolve(answer(status, responseText, Number(header) || 0));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.open('POST', `${origin}${SEND_FORM_PATH}`);
    listen();
    request.send(content);
  });
}

/**
 * The fields with input (spec 3), so without a blank choice or honeypot, and behind them the addressing,
 * where the SDK appends it.
 */
function asContent(form: FormData): FormData {
  const content = new FormData();
  const optional = [HONEYPOT_NAME, 'recipient', 'vacancy'];
  for (const [name, value] of form) {
    const isLeftOut = isReserved(name) || (value === '' && optional.includes(name));
    if (!isLeftOut) content.append(name, value);
  }
  for (const name of RESERVED_NAMES) content.append(name, form.get(name) ?? '');
  return content;
}

function isReserved(name: string): boolean {
  return (RESERVED_NAMES as readonly string[]).includes(name);
}

/** Why this page sends nothing: the SDK's own refusals (spec 5, 7, 8). */
function refuse(
  content: FormData,
  { blockHeadless, blockList, throttleMs }: typeof mail.refusals,
): Parameters<typeof answer> | undefined {
  const { webdriver, languages } = navigator;
  if (blockHeadless && (webdriver || languages.length === 0)) {
    return [451, 'Unavailable For Headless Browser'];
  }
  const missing = Object.entries(REQUIRED).find(([name]) => !content.get(name));
  if (missing) return [0, missing[1]];
  if (blockList.includes(String(content.get('user_email')))) return [403, 'Forbidden'];
  if (throttleMs > 0 && isTooSoon(throttleMs)) return [429, 'Too Many Requests', throttleMs / 1000];
  return undefined;
}

/** Whether this page has sent a form within the time; otherwise notes that it does so now. */
function isTooSoon(throttleMs: number): boolean {
  try {
    if (Date.now() - Number(localStorage.getItem(location.pathname)) < throttleMs) return true;
    localStorage.setItem(location.pathname, String(Date.now()));
  } catch {
    // The visitor blocks site data.
  }
  return false;
}

function answer(status: number, text: string, wait = 0): Answer {
  // The desk has one line per mistake, the gravest of a field first.
  const lines = [413, 422].includes(status) ? text.split('\n').toReversed() : [];
  const remarks = lines.flatMap((line) => {
    const [, name, remark] = /^(\w+): (.+)$/.exec(line) ?? [];
    return name && remark ? [[name, remark] as const] : [];
  });
  const ok = status >= 200 && status < 300;
  return { ok, status, text, wait, remarks: Object.fromEntries(remarks) };
}
