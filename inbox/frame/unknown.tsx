import { Link } from 'react-router';
import { SmallButton } from '../controls/small-button.tsx';
import styles from '../controls/waiting.module.css';
import { useTexts } from '../language.ts';

/** The page of an address that no page has. */
export function Unknown() {
  const { frame } = useTexts();
  return (
    <div className={styles.waiting}>
      <h1 className={styles.title}>{frame.unknown}</h1>
      <Link to="/">{frame.toMessages}</Link>
    </div>
  );
}

/** In place of a page that failed. */
export function Failure() {
  const { frame } = useTexts();
  return (
    <main className={styles.waiting}>
      <h1 className={styles.title}>{frame.failed}</h1>
      <SmallButton variant="primary" onClick={() => location.reload()}>
        {frame.reload}
      </SmallButton>
    </main>
  );
}
