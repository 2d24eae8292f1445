import { requestedPath } from '#app/content/paths.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { readEstateAccount } from '../account/content.server.ts';
import AccessForm from './access-form.island.tsx';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  const path = requestedPath(request);
  const variant = path === '/login' ? 'login' : 'register';
  return { path, variant, texts: readEstateAccount()[variant] } as const;
}

export function meta({ loaderData }: PageProps) {
  const { path, texts } = loaderData;
  return pageMeta({ ...texts.meta, path, noindex: true });
}

/** `/login` and `/register` (spec 2.5): both lead to the sample account; nothing is stored. */
export default function AccessPage({ loaderData: { variant, texts } }: PageProps) {
  const { banner, title } = texts;
  return (
    <>
      <PageBanner title={banner.title} lead={banner.text} picture={banner.picture} />
      <Section id={variant} title={title}>
        <AccessForm variant={variant} {...fieldsOf(texts)} />
      </Section>
    </>
  );
}

/** What the form shows of the page's texts. */
function fieldsOf({ labels, reveal, submit, other, terms }: PageProps['loaderData']['texts']) {
  return { labels, reveal, submit, other, terms };
}
