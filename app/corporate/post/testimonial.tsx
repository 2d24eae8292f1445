import type { Post } from '#app/content/schemas/posts.ts';
import styles from './testimonial.module.css';

/** What somebody says of whom the post tells. */
export function Testimonial({ quote, name, designation }: Post['testimonial']) {
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
