import { useNavigation } from 'react-router';
import { useInterface } from '#app/root-data/root-data.ts';
import styles from './page-progress.module.css';

/** Progress bar of a slow navigation. */
export function PageProgress() {
  const { pageLoading } = useInterface();
  const { state } = useNavigation();
  return state === 'loading' && <progress className={styles.bar} aria-label={pageLoading} />;
}
