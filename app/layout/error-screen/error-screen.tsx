import { isRouteErrorResponse } from 'react-router';
import { addressOf } from '#app/content/address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConnectionLost, isAnswered } from '../connection/connection-lost.ts';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  error: unknown;
  texts: { title: string; text: string; reload: string; home: string };
  connection: { title: string; text: string; retry: string };
}

/** Spec 2.3: replaces a failed page. It depends on nothing that may have failed itself. */
export function ErrorScreen({ error, texts, connection }: ErrorScreenProps) {
  const isLost = error instanceof ConnectionLost;
  return (
    <main className={`night ${styles.screen}`}>
      <title>{texts.title}</title>
      <div className={styles.sheet}>
        <h1>{texts.title}</h1>
        <p className={styles.reason}>{isLost ? connection.title : reason(error)}</p>
        <p>{isLost ? connection.text : texts.text}</p>
        <p className={styles.actions}>
          <Button onClick={isLost ? reloadIfAnswered : () => location.reload()}>
            {isLost ? connection.retry : texts.reload}
          </Button>
          {/* With a target, a link loads the document with its router. */}
          {!isLost && (
            <a href={addressOf('/')} target="_self">
              {texts.home}
            </a>
          )}
        </p>
      </div>
    </main>
  );
}

/** Without a connection, a reload would replace this page by the browser's error page. */
async function reloadIfAnswered() {
  if (await isAnswered(location.href)) location.reload();
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
