import { isRouteErrorResponse } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  error: unknown;
  texts: { title: string; text: string; reload: string; home: string };
}

/** Spec 2.3: what stands in place of a page that failed. It needs nothing that may itself have failed. */
export function ErrorScreen({ error, texts }: ErrorScreenProps) {
  return (
    <main className={`night ${styles.screen}`}>
      <title>{texts.title}</title>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.reason}>{reason(error)}</p>
        <p>{texts.text}</p>
        <p className={styles.actions}>
          <Button onClick={() => location.reload()}>{texts.reload}</Button>
          {/* A plain link: it loads the document anew, router and all. */}
          <a href="/">{texts.home}</a>
        </p>
      </div>
    </main>
  );
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
