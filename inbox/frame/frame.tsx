import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useReachable } from '../api.ts';
import { Waiting } from '../controls/waiting.tsx';
import { useTexts } from '../language.ts';
import { followChanges } from '../live.ts';
import { MeContext, meQuery } from '../queries.ts';
import { SignIn } from '../sign-in/sign-in.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';

/** The page of whoever is signed in; without, the sign-in at the same address. */
export function Frame() {
  const { data: me, error, refetch } = useQuery(meQuery);
  if (me === null) return <SignIn />;
  if (!me) return <Waiting error={error} onRetry={refetch} />;
  return (
    <MeContext value={me}>
      <SignedIn />
    </MeContext>
  );
}

function SignedIn() {
  const { frame } = useTexts();
  const isReachable = useReachable();
  useEffect(followChanges, []);
  return (
    <>
      <a className={styles.skip} href="#content">
        {frame.skip}
      </a>
      <Header />
      <p className={styles.unreachable} role="status">
        {!isReachable && frame.unreachable}
      </p>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
