import { useEffect, useState } from 'react';
import type { ServiceCategory } from '#app/content/expertise.server.ts';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Static } from '#app/ui/static/static.tsx';
import styles from './expertise-accordion.module.css';
import { fitCategories, type OpenCategories, openCategories } from './open-categories.ts';

/** Spec 9: from this width on, categories open in pairs. */
const PAIRED = '(width >= 48rem)';

interface Props {
  categories: readonly ServiceCategory[];
  /** Initial state of all categories: closed on home, open on their own page (decision 0007). */
  startOpen: boolean;
  /** Heading level of the categories. */
  level: 2 | 3;
}

/** The 16 categories of work; from 768 px two share a row. */
export function ExpertiseAccordion({ categories, startOpen, level }: Props) {
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

  return (
    <Accordion className={styles.categories}>
      {categories.map(({ id, category, items, image }, index) => (
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
          <Static className={styles.body}>
            <Picture
              picture={image}
              ratio="card"
              sizes="(width < 48rem) 92vw, (width < 75rem) 44vw, max(18rem, 17vw)"
            />
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Static>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
