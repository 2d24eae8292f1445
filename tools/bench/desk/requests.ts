import { emailjsIds } from '#desk/testing/forms.ts';
import { SEND_FORM_PATH, SEND_PATH } from '#shared/wire.ts';

let number = 0;

/** A request of the contact form; every message is different. */
export function message(): Buffer {
  const body = JSON.stringify({
    ...emailjsIds('contact'),
    template_params: {
      user_name: 'Noura Al-Harbi',
      user_email: 'noura@client.example',
      user_phone: '+966 13 000 0099',
      user_subject: 'API 650 tanks',
      message: `Two tanks, please quote. ${++number} ${'x'.repeat(400)}`,
    },
  });
  return Buffer.from(
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** A browser's request of a page, accepting brotli. */
export function pageRequest(path: string): Buffer {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
}

/** The head of a POST to the API's form variant. */
export function uploadHead(framing: string): string {
  return `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n${framing}\r\n\r\n`;
}
