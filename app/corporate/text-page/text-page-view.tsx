import type { ReactNode } from 'react';
import type { InOtherLanguages } from '#app/layout/details/addresses.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import type { Crumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import type { TextPage } from './content.server.ts';
import { PageEnd } from './page-end.tsx';

/** The `meta` of every text page. */
export function textPageMeta({ loaderData }: { loaderData: TextPage & InOtherLanguages }) {
  const { meta, title: crumb, path, picture, others } = loaderData;
  const trail = trailOf(loaderData);
  // Of two addresses of a page, each language names the first.
  const canonical = others && Object.fromEntries(Object.keys(others).map((code) => [code, path]));
  return pageMeta({ ...meta, path, others: canonical, picture, trail, crumb });
}

interface Props {
  page: TextPage;
  children: ReactNode;
}

/** Text pages: company, services, policies and compliance (spec 2.3, 2.4). */
export function TextPageView({ page, children }: Props) {
  return (
    <>
      <PageBanner
        title={page.title}
        lead={page.lead}
        picture={page.picture}
        trail={trailOf(page)}
        form={page.form}
      />
      <div>
        {children}
        <PageEnd {...page.end} form={page.group.end} />
      </div>
    </>
  );
}

/** The breadcrumb between home and the page: its group, unless the page is the group's own. */
function trailOf({ group, path }: Pick<TextPage, 'group' | 'path'>): Crumb[] {
  return group.to === path ? [] : [{ label: group.label, to: group.to }];
}
