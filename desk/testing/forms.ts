import type { FormName } from '#shared/forms.ts';
import { LIB_VERSION, SEND_FORM_PATH, SEND_PATH } from '#shared/wire.ts';
import { content } from './content.ts';
import { type Answer, send } from './http.ts';

const { emailjs } = content;

/** The fields that EmailJS's SDK adds to name the form. */
export function emailjsIds(form: FormName): Record<string, string> {
  return {
    lib_version: LIB_VERSION,
    service_id: emailjs.serviceId,
    template_id: emailjs.templateIds[form] ?? '',
    user_id: emailjs.publicKey,
  };
}

/** A message through the contact form. */
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

/** Sends a form like the SDK's `send`. */
export function sendJson(
  url: string,
  form: FormName,
  params: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(url, SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...emailjsIds(form), template_params: params }),
  });
}

/** Sends a form like the SDK's `sendForm`; the caller adds the EmailJS ids. */
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

/** Sends an application with this résumé, ids and fields before the file. */
export function sendApplication(
  url: string,
  resume: Buffer,
  headers: Record<string, string> = {},
  changed: Record<string, string> = {},
): Promise<Answer> {
  const file = new File([new Uint8Array(resume)], 'سيرة.pdf');
  const fields = Object.entries({ ...emailjsIds('career'), ...APPLICATION, ...changed });
  return sendMultipart(url, [...fields, ['resume', file]], headers);
}

/** Sends a form like a browser without JavaScript. */
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

/** Parses the desk's refusal page: field values, and labels in order. */
export function readFormPage(page: string): { fields: Record<string, string>; labels: string[] } {
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of page.matchAll(/<input ([^>]*)>/g)) {
    fields[attribute(attributes, 'name')] = attribute(attributes, 'value');
  }
  for (const [, attributes = '', text = ''] of page.matchAll(
    /<textarea ([^>]*)>\n?([\s\S]*?)<\/textarea>/g,
  )) {
    fields[attribute(attributes, 'name')] = decode(text);
  }
  for (const [, attributes = '', options = ''] of page.matchAll(
    /<select ([^>]*)>(.*?)<\/select>/gs,
  )) {
    const chosen = /<option ([^>]*) selected>/.exec(options) ?? /<option ([^>]*)>/.exec(options);
    fields[attribute(attributes, 'name')] = attribute(chosen?.[1] ?? '', 'value');
  }
  const labels = [...page.matchAll(/<label [^>]*>(.*?)<\/label>/g)].map(([, text = '']) => text);
  return { fields, labels };
}

function attribute(attributes: string, name: string): string {
  return decode(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function decode(text: string): string {
  return text
    .replaceAll('\r', '\n')
    .replaceAll('&#13;', '\r')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
