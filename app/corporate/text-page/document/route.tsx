import type { TextPageOf } from '../content.server.ts';
import { Sign } from '../opening/sign.tsx';
import { loadTextPage } from '../read-text-page.server.ts';
import { Signature } from '../signature.tsx';
import { TextPageView } from '../text-page-view.tsx';
import { DocumentSheet } from './document-sheet.tsx';

export { textPageMeta as meta } from '../text-page-view.tsx';

export const loader = ({ request }: { request: Request }) => loadTextPage('document', request);

/** A signed policy with numbered sections. */
export default function DocumentRoute({
  loaderData: page,
}: {
  loaderData: TextPageOf<'document'>;
}) {
  const { opening, intro, clauses, signature } = page;
  return (
    <TextPageView page={page}>
      {opening && <Sign {...opening} />}
      <DocumentSheet intro={intro} sections={clauses}>
        <Signature {...signature} />
      </DocumentSheet>
    </TextPageView>
  );
}
