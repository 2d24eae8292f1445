import type { Article } from '#app/content/articles.server.ts';
import styles from './testimonial.module.css';

/** A quotation about the article's subject. */
export function Testimonial({ quote, name, designation }: Article['testimonial']) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.by}>
        <strong>{name}</strong>
        <span>{designation}</span>
      </figcaption>
    </figure>
  );
}
