import type { ServiceCategory } from '#app/content/schemas/expertise.ts';
import styles from './category-index.module.css';

interface IndexProps {
  label: string;
  /** Paragraphs above the list. */
  intro: readonly string[];
  categories: readonly ServiceCategory[];
}

/** How the categories are to be read, and each by its number, leading to its place on this page. */
export function CategoryIndex({ label, intro, categories }: IndexProps) {
  return (
    <>
      <div className={styles.intro}>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <nav aria-label={label}>
        <ol className={styles.index}>
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
    </>
  );
}
