import { fill } from '#app/content/placeholders.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Link } from '#app/layout/link.tsx';
import type { SearchTexts } from './content.server.ts';
import styles from './nothing-found.module.css';

interface Props {
  q: string;
  /** Similar words on the site. */
  near: readonly string[];
  texts: SearchTexts['none'];
}

/** What to do when a search has no result. */
export function NothingFound({ q, near, texts }: Props) {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>{fill(texts.title, { q })}</h2>
      <p>{texts.text}</p>
      {near.length > 0 && (
        <p>
          <span>{`${texts.near} `}</span>
          {near.map((word) => (
            <Link
              key={word}
              to={`/search?${new URLSearchParams({ q: word })}`}
              className={styles.near}
            >
              <bdi>{word}</bdi>
            </Link>
          ))}
        </p>
      )}
      <ActionLink {...texts.link} variant="secondary" icon="arrow-right" />
    </div>
  );
}
