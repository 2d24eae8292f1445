import type { Article } from '#app/content/articles.server.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './showcase.module.css';

/** The resulting rule: a picture and four check items. */
export function Showcase({ title, text, picture, checks }: Article['showcase']) {
  return (
    <section className={styles.showcase} aria-labelledby="showcase">
      <div className={styles.words}>
        <h2 id="showcase" className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={check} className={styles.check}>
              <Icon name="check" />
              {check}
            </li>
          ))}
        </ul>
      </div>
      <Picture picture={picture} ratio="card" sizes="(width >= 48rem) 20rem, 92vw" />
    </section>
  );
}
