import type { Expertise } from '#app/content/schemas/expertise.ts';
import type { LabelledLink } from '#app/content/schemas/link.ts';
import { Categories } from '#app/corporate/expertise/categories.tsx';
import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Section } from '#app/ui/section/section.tsx';
import styles from './home-expertise.module.css';

interface HomeExpertiseProps {
  title: string;
  link: LabelledLink;
  expertise: Expertise;
}

/** Spec 2.4, anchor services: the intro paragraphs and 16 categories, closed at start. */
export function HomeExpertise({ title, link, expertise }: HomeExpertiseProps) {
  const [lead, ...paragraphs] = expertise.intro;
  return (
    <Section id="services" number="03" title={title} lead={lead} ground="sunk">
      {paragraphs.length > 0 && (
        <div className={styles.intro}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <Categories categories={expertise.categories} startOpen={false} level={3} />
      <p className={styles.more}>
        <ButtonLink link={Link} to={link.to} variant="secondary" icon="arrow-right">
          {link.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
