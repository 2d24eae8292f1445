import { LIB_VERSION, SEND_FORM_PATH, SEND_PATH } from '#contract/wire.ts';
import { readContent } from '#desk/content.ts';

const { emailjs } = readContent();

let number = 0;

/** The next message through the contact form, none like another. */
export function message(): Buffer {
  const body = JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: emailjs.publicKey,
    service_id: emailjs.serviceId,
    template_id: emailjs.templateIds.contact,
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
