import { type DocumentExtension, documentExtension } from '#contract/file-type.ts';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkPdf } from './check-pdf.ts';
import type { Verdict } from './verdict.ts';

const checks: Record<DocumentExtension, (content: Buffer) => Verdict> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/** Looks into a file that begins as its name says, which the form's schema has made sure of. */
export function checkFile(name: string, content: Buffer): Verdict {
  const extension = documentExtension(name);
  return extension ? checks[extension](content) : { kind: 'refused', key: 'fileType' };
}
