import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import { pathAt } from '#app/content/address.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { onLostConnection } from './connection-lost.ts';
import styles from './connection-notice.module.css';

/** Notice that a page could not be fetched, until the next navigation or until it is closed. */
export function ConnectionNotice() {
  const { connection, toasts } = dictionary;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [lost, setLost] = useState<{ to: Location; from: string }>();
  useEffect(() => onLostConnection((to) => setLost({ to, from: pathAt(location.pathname) })), []);
  if (lost?.from !== pathname) return null;
  const retry = () => navigate(lost.to, { state: lost.to.state, viewTransition: true });
  return (
    <div className={styles.notice} role="alert">
      <p>
        <strong>{connection.title}</strong> {connection.text}
      </p>
      <div className={styles.actions}>
        <Button size="small" loading={isLoading} onClick={retry}>
          {connection.retry}
        </Button>
        <Button size="small" variant="quiet" icon="x" onClick={() => setLost(undefined)}>
          {toasts.close}
        </Button>
      </div>
    </div>
  );
}
