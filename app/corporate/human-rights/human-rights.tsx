import { useRef } from 'react';
import type { TextPageOf } from '#app/content/schemas/text-page.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Signature } from '../article/signature.tsx';
import { Contents } from '../contents/contents.tsx';
import sheet from '../document/document.module.css';
import styles from './human-rights.module.css';
import { PolicySection } from './policy-section.tsx';

/** The human rights policy (spec 2.4): fifteen numbered sections that open, each with an address. */
export function HumanRights({ intro, clauses, signature }: TextPageOf<'human-rights'>) {
  const { accordion } = useInterface();
  const text = useRef<HTMLDivElement>(null);
  const showAll = (open: boolean) => {
    for (const section of text.current?.querySelectorAll('details') ?? []) section.open = open;
  };
  return (
    <Container className={sheet.sheet}>
      <div className={styles.index}>
        <Contents as="column" sections={clauses} />
      </div>
      <div ref={text} className={sheet.text}>
        <Prose html={intro} className={sheet.intro} />
        <div className={styles.all} data-needs-js>
          <button type="button" onClick={() => showAll(true)}>
            {accordion.openAll}
          </button>
          <button type="button" onClick={() => showAll(false)}>
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
  );
}
