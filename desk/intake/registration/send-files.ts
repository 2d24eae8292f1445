import { UPLOADS_PATH } from '#shared/uploads.ts';

/**
 * Script of the form: sends each chosen file ahead by the upload protocol (tus 1.0.0), in parts, so that it may be larger than
 * a form and goes on after a lost connection. The form then names it. A file that the desk refuses stays in its field, and
 * comes with the form, whose answer says why.
 */
export const SEND_FILES = `
const form = document.querySelector('form[data-sending]');
const PART = 4 * 1024 * 1024;
const headers = { 'tus-resumable': '1.0.0' };
const url64 = { '+': '-', '/': '_', '=': '' };
const secret = crypto.getRandomValues(new Uint8Array(32));
const enquiry = btoa(String.fromCharCode(...secret)).replace(/[+/=]/g, (each) => url64[each]);
const encoded = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const sending = new Map();

const sendTo = async (address, file, told) => {
  for (let failures = 0; failures < 60; ) {
    try {
      const head = await fetch(address, { method: 'HEAD', headers });
      if (head.status === 423) throw head;
      if (head.status >= 400 && head.status < 500) return false;
      const offset = Number(head.headers.get('upload-offset') ?? NaN);
      const body = file.slice(offset, offset + PART);
      const type = { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' };
      const sent = await fetch(address, { method: 'PATCH', headers: { ...headers, ...type }, body });
      if (sent.ok) {
        failures = 0;
        told(offset + body.size);
        if (offset + body.size === file.size) return true;
        continue;
      }
      if (sent.status < 500 && ![409, 423].includes(sent.status)) return false;
    } catch {}
    failures += 1;
    await pause(Math.min(failures * 1000, 10000));
  }
  return false;
};

const send = async (input, file, output) => {
  const metadata = 'name ' + encoded(file.name) + ',enquiry ' + encoded(enquiry);
  const create = { ...headers, 'upload-length': file.size, 'upload-metadata': metadata };
  const made = await fetch('${UPLOADS_PATH}', { method: 'POST', headers: create }).catch(() => null);
  if (made?.status !== 201) return;
  const address = made.headers.get('location');
  const share = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' });
  const told = (bytes) => {
    if (input.files[0] === file)
      output.textContent = form.dataset.sending.replace('{share}', share.format(bytes / file.size));
  };
  told(0);
  const hasArrived = await sendTo(address, file, told);
  if (input.files[0] !== file) return;
  output.textContent = '';
  if (!hasArrived) return;
  const named = form.elements[input.name.replace('_file', '_upload')];
  named.value = address.split('/').pop() + ' ' + file.name;
  output.textContent = form.dataset.arrived.replace('{file}', file.name);
  input.value = '';
};

if (form) {
  for (const input of form.querySelectorAll('[type=file]')) {
    input.addEventListener('change', () => {
      const [file] = input.files;
      if (!file) return;
      const output = input.nextElementSibling;
      const each = send(input, file, output).finally(() => sending.delete(each));
      sending.set(each, input);
    });
  }
  form.addEventListener('submit', async (event) => {
    if (sending.size === 0) return;
    event.preventDefault();
    while (sending.size > 0) await Promise.all(sending.keys());
    form.requestSubmit(event.submitter);
  });
}
`;
