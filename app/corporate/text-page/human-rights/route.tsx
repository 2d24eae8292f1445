import { dictionary } from '#app/shared-data/shared-data.ts';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { Drawing } from '../../drawing/drawing.tsx';
import { TableOfContents } from '../../table-of-contents/table-of-contents.tsx';
import type { Clause, TextPageOf } from '../content.server.ts';
import sheet from '../document/document-sheet.module.css';
import { loadTextPage } from '../read-text-page.server.ts';
import { Signature } from '../signature.tsx';
import { TextPageView } from '../text-page-view.tsx';
import styles from './human-rights.module.css';

export { textPageMeta as meta } from '../text-page-view.tsx';

export const loader = ({ request }: { request: Request }) => loadTextPage('human-rights', request);

/** The human rights policy (spec 2.4): an accordion of sections with permanent links. */
export default function HumanRightsRoute({
  loaderData: page,
}: {
  loaderData: TextPageOf<'human-rights'>;
}) {
  const { intro, drawing, clauses, signature } = page;
  const { accordion } = dictionary;
  return (
    <TextPageView page={page}>
      <Container className={sheet.sheet}>
        <TableOfContents as="column" sections={clauses} />
        <div className={sheet.text}>
          <Prose html={intro} className={sheet.intro} />
          {drawing && <Drawing {...drawing} />}
          <div className={`${styles.all} no-print`} data-needs-js>
            <button type="button" data-opens="all">
              {accordion.openAll}
            </button>
            <button type="button" data-opens="none">
              {accordion.closeAll}
            </button>
          </div>
          <Accordion className={styles.sections}>
            {clauses.map((clause, index) => (
              <PolicySection key={clause.id} {...clause} number={index + 1} />
            ))}
          </Accordion>
          <Signature {...signature} />
        </div>
      </Container>
    </TextPageView>
  );
}

/** Its id is on the hidden content, so that without script the browser opens the section for a link. */
function PolicySection({ id, title, html, number }: Clause & { number: number }) {
  const { document: words } = dictionary;
  return (
    <AccordionItem level={2} number={String(number).padStart(2, '0')} title={title}>
      <div id={id} className={styles.section}>
        <Prose html={html} />
        <a href={`#${id}`} className={`${styles.address} no-print`}>
          {words.linkToSection}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </a>
      </div>
    </AccordionItem>
  );
}
