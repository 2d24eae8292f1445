import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { Role } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { LanguageChoice } from '../controls/language-choice.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import tabs from '../controls/tabs.module.css';
import { forgetDrafts } from '../draft.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { setMe } from '../queries.ts';
import styles from './frame.module.css';

/** Pages, and the roles that see them; everybody sees the messages. */
const PAGES = [
  { to: '/', name: 'messages' },
  { to: '/applications', name: 'applications', roles: ['administrator', 'office', 'hr'] },
  { to: '/numbers', name: 'numbers', roles: ['administrator', 'office'] },
  { to: '/people', name: 'people', roles: ['administrator'] },
  { to: '/webhooks', name: 'webhooks', roles: ['administrator'] },
  { to: '/website', name: 'website', roles: ['administrator', 'publisher'] },
  { to: '/audit', name: 'audit', roles: ['administrator'] },
] as const satisfies readonly { to: string; name: string; roles?: Role[] }[];

/** The pages, the language, and who is signed in. */
export function Header() {
  const { frame } = useTexts();
  const { siteName, person, publishes } = useMe();
  const page = useLocation().pathname.split('/')[1]?.replace('messages', '');
  const pages = PAGES.filter(
    (page) =>
      (!('roles' in page) || page.roles.some((role) => person.roles.includes(role))) &&
      (page.name !== 'website' || publishes),
  );
  const signOut = useMutation({
    mutationFn: () => request('sign-out', { method: 'POST' }),
    onSuccess() {
      forgetDrafts();
      setMe(null);
    },
  });
  return (
    <header className={styles.header}>
      <bdi className={styles.site}>{siteName}</bdi>
      <nav aria-label={frame.pages} className={`${tabs.tabs} ${styles.pages}`}>
        {pages.map(({ to, name }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === `/${page}` ? 'page' : undefined}
            ref={to === `/${page}` ? bringIntoView : null}
            className={tabs.tab}
          >
            {frame[name]}
          </Link>
        ))}
      </nav>
      <div className={styles.person}>
        <LanguageChoice />
        <bdi className={styles.email}>{person.email}</bdi>
        <SmallButton variant="quiet" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {frame.signOut}
        </SmallButton>
      </div>
    </header>
  );
}

/** On a phone, the pages are wider than the screen. */
function bringIntoView(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
