import { officialDate } from '#app/content/long-date.ts';
import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import sheet from '../text-page/document/document-sheet.module.css';
import { DocumentSheet } from '../text-page/document/document-sheet.tsx';
import type { Route } from './+types/route';
import { readDataProtection } from './content.server.ts';

export const loader = () => readDataProtection();

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, picture } = loaderData;
  const page = { ...meta, path: '/data-protection', picture };
  return pageMeta({ ...page, structured: [breadcrumbList(page)] });
}

/** `/data-protection`: how visitors' data is processed (decision 0007). */
export default function DataProtectionPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, picture, form, intro, drawing, sections, updated } = loaderData;
  return (
    <div>
      <PageBanner title={title} lead={lead} picture={picture} form={form} />
      <DocumentSheet intro={intro} drawing={drawing} sections={sections}>
        {updated && (
          <p className={sheet.updated}>
            {dictionary.document.updated}{' '}
            <time dateTime={updated}>{officialDate(updated, updated)}</time>
          </p>
        )}
      </DocumentSheet>
    </div>
  );
}
