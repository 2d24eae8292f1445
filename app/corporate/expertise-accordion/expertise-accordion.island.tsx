import { type ReactNode, useEffect, useState } from 'react';
import type { ServiceCategory } from '#app/content/expertise.server.ts';
import { fill } from '#app/content/placeholders.ts';
import { island } from '#app/islands/island.tsx';
import { Slot } from '#app/islands/slot.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import styles from './expertise-accordion.module.css';
import { fitCategories, type OpenCategories, openCategories } from './open-categories.ts';

/** Spec 9: from this width on, categories open in pairs. */
const PAIRED = '(width >= 48rem)';

interface Props {
  categories: readonly Pick<ServiceCategory, 'id' | 'category'>[];
  /** Initial state of all categories: closed on home, open on their own page (decision 0007). */
  startOpen: boolean;
  /** Heading level of the categories. */
  level: 2 | 3;
  /** How many a phone shows before the others are unfolded, an even number; all by default. */
  unfolded?: number;
  /** The content of each category. */
  children?: readonly ReactNode[];
}

/** The categories of work; from 768 px two share a row. */
function ExpertiseAccordion(props: Props) {
  const { categories, startOpen, level, unfolded = categories.length, children } = props;
  const [{ open }, setOpen] = useState<OpenCategories>(() => ({
    open: new Set(startOpen ? categories.keys() : []),
    chosen: [],
  }));

  useEffect(() => {
    const paired = matchMedia(PAIRED);
    const fit = () => setOpen((before) => fitCategories(before, paired.matches));
    paired.addEventListener('change', fit);
    return () => paired.removeEventListener('change', fit);
  }, []);

  const items = categories.map(({ id, category }, index) => (
    <AccordionItem
      key={id}
      id={`expertise-${id}`}
      number={String(id).padStart(2, '0')}
      title={category}
      level={level}
      open={open.has(index)}
      onToggle={(now) =>
        setOpen((before) =>
          openCategories(before, { index, open: now }, matchMedia(PAIRED).matches),
        )
      }
    >
      <Slot>{children?.[index]}</Slot>
    </AccordionItem>
  ));
  const folded = items.slice(unfolded);
  return (
    <>
      <Accordion className={styles.categories}>{items.slice(0, unfolded)}</Accordion>
      {folded.length > 0 && (
        <Fold rest title={fill(dictionary.foldRest, { n: folded.length })}>
          <Accordion className={styles.categories}>{folded}</Accordion>
        </Fold>
      )}
    </>
  );
}

export default island(
  'corporate/expertise-accordion/expertise-accordion',
  'visible',
  ExpertiseAccordion,
);
