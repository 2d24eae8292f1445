import { readExpertise, type ServiceCategory } from '#app/content/expertise.server.ts';
import ExpertiseAccordion from '#app/corporate/expertise-accordion/expertise-accordion.island.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import heads from '#app/ui/section/heads.module.css';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import styles from './area-of-expertise.module.css';
import { readExpertisePage } from './content.server.ts';
import { FoldedBody } from './folded-body.tsx';

export function loader() {
  return { expertise: readExpertise(), texts: readExpertisePage() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { expertise, texts } = loaderData;
  const { picture } = texts.banner;
  const page = { ...expertise.meta, path: '/area-of-expertise', picture };
  return pageMeta({ ...page, trail: trailOf(texts.trail) });
}

const trailOf = (label: string) => [{ label, to: '/#services' }];

/** `/area-of-expertise` (spec 2.4): the categories, open initially. */
export default function ExpertisePage({ loaderData }: Route.ComponentProps) {
  const { expertise, texts } = loaderData;
  const { intro, categories } = expertise;
  const { banner, trail, index, trades } = texts;
  return (
    <>
      <PageBanner {...banner} trail={trailOf(trail)} />
      <div>
        <Section id="index" title={index.title} ground="sunk">
          <CategoryIndex label={index.title} intro={intro} categories={categories} />
        </Section>
      </div>
      {categories.length > 0 && (
        <Section id="services" title={trades.title} lead={trades.lead} head={heads.split}>
          <ExpertiseAccordion
            categories={categories.map(({ id, category }) => ({ id, category }))}
            startOpen
            level={3}
          >
            {categories.map(({ id, items, image }) => (
              <FoldedBody key={id} items={items} image={image} />
            ))}
          </ExpertiseAccordion>
        </Section>
      )}
    </>
  );
}

interface IndexProps {
  label: string;
  /** Paragraphs above the list. */
  intro: readonly string[];
  categories: readonly ServiceCategory[];
}

/** An introduction, and links to the categories on this page. */
function CategoryIndex({ label, intro, categories }: IndexProps) {
  return (
    <>
      <div className={styles.intro}>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {categories.length > 0 && (
        <nav aria-label={label}>
          <ol className={`${styles.index} no-print`}>
            {categories.map(({ id, category }) => (
              <li key={id}>
                <a href={`#expertise-${id}`} className={styles.link}>
                  <span className={styles.number}>{String(id).padStart(2, '0')}</span>
                  {category}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}
