import { SEND_FORM_PATH, SEND_PATH } from '#contract/wire.ts';
import { addressing } from '#desk/testing/addressing.ts';

let number = 0;

/** The next message through the contact form, none like another. */
export function message(): Buffer {
  const body = JSON.stringify({
    ...addressing('contact'),
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

/** Asks for a page as a browser does that reads brotli. */
export function pageRequest(path: string): Buffer {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
}

/** The head of a post to the form variant, as an upload begins. */
export function uploadHead(framing: string): string {
  return `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n${framing}\r\n\r\n`;
}
