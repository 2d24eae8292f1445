import type { TextPageOf } from './content.server.ts';
import { DocumentSheet } from './document/document.tsx';
import { Signature } from './signature.tsx';

/** A signed policy of numbered sections. */
export function SignedDocument({ intro, clauses, signature }: TextPageOf<'document'>) {
  return (
    <DocumentSheet intro={intro} sections={clauses}>
      <Signature {...signature} />
    </DocumentSheet>
  );
}
