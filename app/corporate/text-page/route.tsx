import type { ComponentType } from 'react';
import { requestedPath } from '#app/content/paths.server.ts';
import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { Static } from '#app/ui/static/static.tsx';
import { Article } from './article.tsx';
import type { TextPage, TextPageOf } from './content.server.ts';
import { DocumentSheet } from './document/document.tsx';
import { Timeline } from './history/timeline.tsx';
import { HumanRights } from './human-rights/human-rights.tsx';
import { Opening } from './opening/opening.tsx';
import { OrganizationChart } from './organization-chart/organization-chart.tsx';
import { PageEnd } from './page-end.tsx';
import { readTextPage } from './read-text-page.server.ts';
import { Signature } from './signature.tsx';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  return readTextPage(requestedPath(request));
}

export function meta({ loaderData }: PageProps) {
  const { meta, path, picture } = loaderData;
  const structured = [breadcrumbList(loaderData, trailOf(loaderData))];
  return pageMeta({ ...meta, path, picture, structured });
}

const LAYOUTS: { [Kind in TextPage['kind']]: ComponentType<TextPageOf<Kind>> } = {
  article: Article,
  document: SignedDocument,
  'human-rights': HumanRights,
  timeline: Timeline,
  chart: OrganizationChart,
};

/** Text pages: company, services, policies and compliance (spec 2.3, 2.4). */
export default function TextPageRoute({ loaderData: page }: PageProps) {
  const Layout = LAYOUTS[page.kind] as ComponentType<TextPage>;
  const body = (
    <>
      {page.opening && <Opening {...page.opening} />}
      <Layout {...page} />
      <PageEnd {...page.end} />
    </>
  );
  return (
    <>
      <PageBanner
        title={page.title}
        lead={page.lead}
        picture={page.picture}
        trail={trailOf(page)}
        statement={page.opening?.kind === 'statement'}
      />
      {page.kind === 'human-rights' ? body : <Static key={page.path}>{body}</Static>}
    </>
  );
}

/** A signed policy of numbered sections. */
function SignedDocument({ intro, clauses, signature }: TextPageOf<'document'>) {
  return (
    <DocumentSheet intro={intro} sections={clauses}>
      <Signature {...signature} />
    </DocumentSheet>
  );
}

/** The breadcrumb between home and the page: its group, unless the page is the group's own. */
function trailOf({ group, path }: Pick<TextPage, 'group' | 'path'>): Crumb[] {
  return group.to === path ? [] : [{ label: group.label, to: group.to }];
}
