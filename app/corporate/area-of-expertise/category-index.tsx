import type { ServiceCategory } from '#app/content/expertise.server.ts';
import styles from './category-index.module.css';

interface IndexProps {
  label: string;
  /** Paragraphs above the list. */
  intro: readonly string[];
  categories: readonly ServiceCategory[];
}

/** An introduction, and links to the categories on this page. */
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
