import type { FormName } from '#contract/forms.ts';
import { SEND_FORM_PATH, SEND_PATH } from '#contract/wire.ts';
import { addressing } from './addressing.ts';
import { type Answer, send } from './http.ts';

/** What somebody types into the contact form. */
export const CONTACT = {
  user_name: 'Noura Al-Harbi',
  user_email: 'noura@client.example',
  user_phone: '+966 13 000 0099',
  user_subject: 'API 650 tanks',
  message: 'Two tanks,\r\nplease quote.',
};

export const SUBSCRIBER = { user_email: 'reader@client.example' };

/** An application without its file. */
export const APPLICATION = {
  user_name: 'ريم السالم',
  user_email: 'reem@mail.example',
  user_phone: '+966 13 000 0097',
  portfolio: 'https://reem.example/works?لغة=ع',
};

/** As the SDK's `send` does. */
export function sendJson(
  url: string,
  form: FormName,
  params: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(url, SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...addressing(form), template_params: params }),
  });
}

/** As the SDK's `sendForm` does: the fields, then the addressing. */
export async function sendMultipart(
  url: string,
  fields: Record<string, string> | [string, string | Blob][],
  headers: Record<string, string> = {},
): Promise<Answer> {
  const data = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) {
    data.append(name, value);
  }
  const encoded = new Response(data);
  return send(url, SEND_FORM_PATH, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** An application with this résumé, as the SDK sends it. */
export function sendApplication(
  url: string,
  resume: Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const file = new File([new Uint8Array(resume)], 'سيرة.pdf');
  const fields = Object.entries({ ...addressing('career'), ...APPLICATION });
  return sendMultipart(url, [...fields, ['resume', file]], headers);
}

/** As a browser without JavaScript does. */
export function sendUrlencoded(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(url, SEND_FORM_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}
