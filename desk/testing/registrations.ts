import { REGISTRATION_SAVE_PATH, REGISTRATION_START_PATH, TOKEN_NAME } from '#shared/wire.ts';
import { pdf } from './documents.ts';
import { readFormPage } from './forms.ts';
import { type Answer, send } from './http.ts';

/** The first step of a registration. */
export const FIRST_STEP = {
  company: 'Sawari Piping Est.',
  user_name: 'Badr Al-Qahtani',
  user_email: 'badr@sawari.example',
  user_phone: '+966 13 000 0055',
};

/** Everything that a registration for piping needs on 1 January 2026, beside its files. */
export const COMPLETE = {
  activities: 'Welding of process piping',
  trade_piping: 'on',
  commercial_number: '2050 123 456',
  commercial_issued: '2025-04-01',
  commercial_expires: '2026-03-31',
  vat_number: '300000000000003',
  vat_issued: '2022-04-01',
  bank_issued: '2025-12-20',
};

/** A file for each of these documents. */
export const filesFor = (...ids: string[]) =>
  ids.map((id, index) => [
    ...[`${id}_file`, new File([new Uint8Array(pdf(900 + index))], `${id}.pdf`)],
  ]) as [string, File][];

/** The files of all documents that piping needs. */
export const PIPING_FILES = filesFor('commercial', 'vat', 'bank');

/** Takes the first step; the answer is the form. */
export function beginRegistration(
  url: string,
  changed: Record<string, string> = {},
): Promise<Answer> {
  return send(url, REGISTRATION_START_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: String(new URLSearchParams({ ...FIRST_STEP, ...changed })),
  });
}

/** Saves or sends the form of a page, as a browser without script does: with what it shows, and these changes. */
export async function saveRegistration(
  url: string,
  page: Pick<Answer, 'text'>,
  changed: Record<string, string> = {},
  files: readonly (readonly [string, File])[] = [],
  language = '',
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...shownIn(page), ...changed }))
    body.append(name, value);
  for (const [name, file] of files) body.append(name, file);
  const encoded = new Response(body);
  return send(url, REGISTRATION_SAVE_PATH + language, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', origin: url },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** The fields of the form as a browser would post them. */
export function shownIn({ text }: Pick<Answer, 'text'>): Record<string, string> {
  const [form = ''] = /<form [^>]*registration\/save[\s\S]*?<\/form>/.exec(text) ?? [];
  const { fields } = readFormPage(form);
  const boxes = [...form.matchAll(/<input type="checkbox" name="(\w+)"([^>]*)>/g)];
  for (const [, name = '', state = ''] of boxes) {
    if (!state.includes('checked') || state.includes('disabled')) delete fields[name];
  }
  for (const name of Object.keys(fields)) if (name.endsWith('_file')) delete fields[name];
  return fields;
}

/** The secret in the form of a page. */
export const tokenOn = (page: Pick<Answer, 'text'>) => shownIn(page)[TOKEN_NAME] ?? '';
