import { useEffect, useState } from 'react';
import type { ServiceCategory } from '#app/content/schemas/expertise.ts';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './categories.module.css';
import { fitCategories, type OpenCategories, openCategories } from './open-categories.ts';

/** Spec 9: from this width categories open in pairs. */
const PAIRED = '(width >= 48rem)';

interface CategoriesProps {
  categories: readonly ServiceCategory[];
  /** Initial state of all of them: closed on home, open on their own page (decision 0007). */
  startOpen: boolean;
  /** Level of the categories' headings. */
  level: 2 | 3;
}

/** The 16 categories of work, opened by number; two columns sharing a row from 768 px. */
export function Categories({ categories, startOpen, level }: CategoriesProps) {
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
          <div className={styles.body}>
            <Picture
              picture={image}
              ratio="card"
              sizes="(width < 48rem) 92vw, (width < 75rem) 44vw, 18rem"
            />
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
