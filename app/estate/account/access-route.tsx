import { readEstateAccount } from '#app/content/estate.server.ts';
import { requestedPath } from '#app/content/requested-path.server.ts';
import type { Matches } from '#app/root-data/root-data.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { AccessForm } from './access-form.tsx';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  const path = requestedPath(request);
  const variant = path === '/login' ? 'login' : 'register';
  return { path, variant, texts: readEstateAccount()[variant] } as const;
}

export function meta({ matches, loaderData }: { matches: Matches } & PageProps) {
  const { path, texts } = loaderData;
  return pageMeta(matches, { ...texts.meta, path, noindex: true });
}

/** `/login` and `/register` (spec 2.5): nobody is registered anywhere; both lead to the sample account. */
export default function AccessPage({ loaderData: { variant, texts } }: PageProps) {
  const { banner, title } = texts;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id={variant} title={title}>
        {/* React would keep the one form, and what was typed into it, for the other page. */}
        <AccessForm key={variant} variant={variant} {...texts} />
      </Section>
    </>
  );
}
