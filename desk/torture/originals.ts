import { SEND_FORM_PATH } from '#contract/wire.ts';
import { addressing } from '../testing/addressing.ts';
import { DOCX_PARTS, pdf, zip } from '../testing/documents.ts';
import { APPLICATION } from '../testing/forms.ts';
import type { Original } from './hostile-requests.ts';

/** Good applications, to be wounded: one with a PDF, one with a Word document. */
export async function originalApplications(): Promise<Original[]> {
  return [
    await application(pdf(300, '4 0 obj << /S /URI >> endobj'), 'cv.pdf'),
    await application(zip([...DOCX_PARTS]), 'سيرة.docx'),
  ];
}

async function application(file: Buffer, name: string): Promise<Original> {
  const form = new FormData();
  const fields = { ...addressing('career'), ...APPLICATION };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('resume', new File([new Uint8Array(file)], name));
  const request = new Request(`http://x${SEND_FORM_PATH}`, { method: 'POST', body: form });
  const boundary = /boundary=(.*)$/.exec(request.headers.get('content-type') ?? '')?.[1] ?? '';
  return { body: Buffer.from(await request.arrayBuffer()), boundary };
}
