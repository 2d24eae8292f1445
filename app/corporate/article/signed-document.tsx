import type { TextPageOf } from '#app/content/schemas/text-page.ts';
import { DocumentSheet } from '../document/document-sheet.tsx';
import { Signature } from './signature.tsx';

/** A policy: numbered sections to link to, signed. */
export function SignedDocument({ intro, clauses, signature }: TextPageOf<'document'>) {
  return (
    <DocumentSheet intro={intro} sections={clauses}>
      <Signature {...signature} />
    </DocumentSheet>
  );
}
