import type { PageSection } from '#app/content/schemas/page.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import styles from './document.module.css';

/** One numbered section; its number links to itself, to be passed on. */
export function DocumentSection({ id, title, html, number }: PageSection & { number: number }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        <a href={`#${id}`} className={styles.number}>
          {String(number).padStart(2, '0')}
        </a>
        {title}
      </h2>
      <Prose html={html} />
    </section>
  );
}
