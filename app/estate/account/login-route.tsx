import { readEstateAccount } from '#app/content/estate.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { Route } from './+types/login-route';
import { AccessForm } from './access-form.tsx';

export const loader = () => readEstateAccount().login;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { ...loaderData.meta, path: '/login', noindex: true });
}

/** `/login` (spec 2.5): nobody is registered anywhere; the form leads to the sample account. */
export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { banner, title } = loaderData;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id="login" title={title}>
        <AccessForm variant="login" {...loaderData} />
      </Section>
    </>
  );
}
