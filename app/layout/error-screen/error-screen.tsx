import { isRouteErrorResponse } from 'react-router';
import { addressOf } from '#app/content/address.ts';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  error: unknown;
  texts: { title: string; text: string; home: string };
}

/** Spec 2.3: replaces a failed page. It depends on nothing that may have failed itself. */
export function ErrorScreen({ error, texts }: ErrorScreenProps) {
  return (
    <main className={`night ${styles.screen}`}>
      <title>{texts.title}</title>
      <div className={styles.sheet}>
        <h1>{texts.title}</h1>
        <p className={styles.reason}>{reason(error)}</p>
        <p>{texts.text}</p>
        <p className={styles.actions}>
          <a href={addressOf('/')}>{texts.home}</a>
        </p>
      </div>
    </main>
  );
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
