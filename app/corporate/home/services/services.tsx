import type { Expertise } from '#app/content/expertise.server.ts';
import type { LabelledLink } from '#app/content/references.server.ts';
import { CategoryBody } from '#app/corporate/expertise-accordion/category-body.tsx';
import ExpertiseAccordion from '#app/corporate/expertise-accordion/expertise-accordion.island.tsx';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Fold } from '#app/ui/fold/fold.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import styles from './services.module.css';

interface Props {
  title: string;
  /** On phones, opens the paragraphs after the first. */
  more: string;
  link?: LabelledLink | undefined;
  expertise: Pick<Expertise, 'intro' | 'categories'>;
}

/** Categories that a phone shows before the others are unfolded. */
const UNFOLDED = 4;

/** Spec 2.4, anchor services: the intro paragraphs and the categories, closed initially. */
export function Services({ title, more, link, expertise }: Props) {
  const [lead, ...paragraphs] = expertise.intro;
  return (
    <Section id="services" title={title} lead={lead} ground="sunk" head={heads.split}>
      {paragraphs.length > 0 && (
        <Fold rest title={more}>
          <div className={styles.intro}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Fold>
      )}
      {expertise.categories.length > 0 && (
        <ExpertiseAccordion
          categories={expertise.categories.map(({ id, category }) => ({ id, category }))}
          startOpen={false}
          level={3}
          unfolded={UNFOLDED}
        >
          {expertise.categories.map(({ id, items, image }) => (
            <CategoryBody key={id} items={items} image={image} />
          ))}
        </ExpertiseAccordion>
      )}
      {link && (
        <p className={styles.more}>
          <ActionLink {...link} variant="secondary" icon="arrow-right" />
        </p>
      )}
    </Section>
  );
}
