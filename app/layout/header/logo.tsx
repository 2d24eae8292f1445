import { site } from '#app/shared-data/shared-data.ts';
import styles from './logo.module.css';

/** The company's mark beside its name as text, in the colours of the background. */
export function Logo() {
  const [first, ...rest] = site.name.split(' ');
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="2 4 28 26" aria-hidden="true">
        <path d="M2 30V4h6l8 12 8-12h6v26h-6V14.4l-8 12-8-12V30z" />
        <path className={styles.accent} d="M11 4h10l-5 7.5z" />
      </svg>
      <span className={styles.words}>
        <span className={styles.first}>{first}</span>{' '}
        <span className={styles.second}>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
