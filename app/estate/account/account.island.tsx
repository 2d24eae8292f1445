import { useState } from 'react';
import * as z from 'zod/mini';
import { keepNavigationState, navigationState, openWith } from '#app/frame/handed-over.ts';
import { island } from '#app/islands/island.tsx';
import { ActionLink } from '#app/layout/action-link.tsx';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { EstateAccount } from './content.server.ts';
import styles from './dashboard.module.css';
import { Dashboard } from './dashboard.tsx';
import { type UserState, userStateSchema } from './user-state.ts';

/** The account of the navigation state from log-in or register; a notice without one. */
function Account({ texts }: { texts: EstateAccount }) {
  const state = useIsHydrated() ? navigationState() : undefined;
  const [saved, setSaved] = useState<UserState>();
  const user = saved ?? z.safeParse(userStateSchema, state).data;
  const save = (next: UserState) => {
    keepNavigationState(next);
    setSaved(next);
  };
  const logOut = () => {
    const toast = { tone: 'success', text: texts.loggedOut, texts: dictionary.toasts } as const;
    // Back must not show the data again.
    openWith('/login', { toast }, { replaces: true });
  };
  return user ? (
    <Dashboard texts={texts} user={user} onSave={save} onLogOut={logOut} />
  ) : (
    <div className={styles.empty}>
      <Notice>{texts.noData}</Notice>
      <ActionLink {...texts.login} icon="arrow-right" />
    </div>
  );
}

export default island('estate/account/account', 'idle', Account);
