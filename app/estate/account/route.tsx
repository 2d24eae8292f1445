import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Link } from '#app/layout/link.tsx';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import type { Route } from './+types/route';
import { readEstateAccount } from './content.server.ts';
import styles from './dashboard.module.css';
import { Dashboard } from './dashboard.tsx';
import { userStateSchema } from './user-state.ts';

export const loader = () => readEstateAccount().account;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.meta, path: '/account', noindex: true });
}

/** `/account` (spec 2.5, 4): shows the navigation state of log-in or register. */
export default function AccountPage({ loaderData: texts }: Route.ComponentProps) {
  const { toasts } = dictionary;
  const navigate = useNavigate();
  const { state } = useLocation();
  // The prerendered HTML was rendered without state, and hydration must match it.
  const { data: user } = z.safeParse(userStateSchema, useIsHydrated() ? state : undefined);
  const { banner } = texts;

  function logOut() {
    void showToast({ tone: 'success', text: texts.loggedOut, texts: toasts });
    // Back must not show the data again.
    void navigate('/login', { replace: true });
  }

  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section>
        {user ? (
          <Dashboard texts={texts} user={user} onLogOut={logOut} />
        ) : (
          <div className={styles.empty}>
            <Notice>{texts.noData}</Notice>
            <ButtonLink link={Link} to={texts.login.to} icon="arrow-right">
              {texts.login.label}
            </ButtonLink>
          </div>
        )}
      </Section>
    </>
  );
}
