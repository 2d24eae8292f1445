import { useNavigation } from 'react-router';
import { useInterface } from '#app/root-data/use-root-data.ts';
import styles from './page-progress.module.css';

/** Says that the next page is on its way, where that takes longer than a blink. */
export function PageProgress() {
  const { pageLoading } = useInterface();
  const { state } = useNavigation();
  return state === 'loading' && <progress className={styles.bar} aria-label={pageLoading} />;
}
