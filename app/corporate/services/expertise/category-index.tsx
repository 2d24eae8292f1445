import type { ServiceCategory } from '#app/content/schemas/expertise.ts';
import styles from './category-index.module.css';

interface IndexProps {
  label: string;
  categories: readonly ServiceCategory[];
}

/** The categories by number, each leading to its place on this page. */
export function CategoryIndex({ label, categories }: IndexProps) {
  return (
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
  );
}
