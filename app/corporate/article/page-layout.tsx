import type { ComponentType } from 'react';
import type { TextPage, TextPageOf } from '#app/content/schemas/text-page.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { Timeline } from '../history/timeline.tsx';
import { HumanRights } from '../human-rights/human-rights.tsx';
import { OrganizationChart } from '../organization-chart/organization-chart.tsx';
import { Article } from './article.tsx';
import { PageEnd } from './page-end.tsx';
import { SignedDocument } from './signed-document.tsx';
import { trail } from './trail.ts';

const LAYOUTS: { [Kind in TextPage['kind']]: ComponentType<TextPageOf<Kind>> } = {
  article: Article,
  document: SignedDocument,
  'human-rights': HumanRights,
  timeline: Timeline,
  chart: OrganizationChart,
};

/** Banner, the layout of the page's kind, and where to go from here. */
export function PageLayout({ page }: { page: TextPage }) {
  const Layout = LAYOUTS[page.kind] as ComponentType<TextPage>;
  return (
    <>
      <PageBanner
        title={page.title}
        lead={page.lead}
        picture={page.family.picture}
        trail={trail(page)}
      />
      <Layout {...page} />
      <PageEnd {...page.end} />
    </>
  );
}
