import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/route';
import Account from './account.island.tsx';
import { readEstateAccount } from './content.server.ts';

export const loader = () => readEstateAccount().account;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.meta, path: '/account', noindex: true });
}

/** `/account` (spec 2.5, 4): shows the navigation state of log-in or register. */
export default function AccountPage({ loaderData: texts }: Route.ComponentProps) {
  const { banner } = texts;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section>
        <Account texts={texts} />
      </Section>
    </>
  );
}
