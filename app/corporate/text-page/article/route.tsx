import { Container } from '#app/ui/container/container.tsx';
import { TableOfContents } from '../../table-of-contents/table-of-contents.tsx';
import { Figures } from '../blocks/block-view.tsx';
import type { TextPageOf } from '../content.server.ts';
import { Opening } from '../opening/opening.tsx';
import { loadTextPage } from '../read-text-page.server.ts';
import { TextPageView } from '../text-page-view.tsx';
import styles from '../text-sections.module.css';
import { hasContents, TextSections } from '../text-sections.tsx';

export { textPageMeta as meta } from '../text-page-view.tsx';

export const loader = ({ request }: { request: Request }) => loadTextPage('article', request);

/** A page of sections, with optional figures and a table of contents. */
export default function ArticleRoute({ loaderData: page }: { loaderData: TextPageOf<'article'> }) {
  const { opening, figures, sections } = page;
  return (
    <TextPageView page={page}>
      {opening && <Opening {...opening} />}
      {figures && (
        <Container className={styles.figures}>
          <Figures items={figures} />
        </Container>
      )}
      {hasContents(sections) && (
        <Container>
          <TableOfContents as="band" sections={sections} />
        </Container>
      )}
      <TextSections sections={sections} />
    </TextPageView>
  );
}
