import { officialDate } from '#app/content/long-date.ts';
import { requestedPath } from '#app/content/paths.server.ts';
import { othersWith } from '#app/content/waiting.server.ts';
import type { InOtherLanguages } from '#app/layout/details/addresses.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { PageBanner } from '#app/layout/page-banner/page-banner.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import sheet from '../document/document-sheet.module.css';
import { DocumentSheet } from '../document/document-sheet.tsx';
import { type MarkdownPage, readMarkdownPage } from './content.server.ts';

interface Loaded {
  loaderData: MarkdownPage & InOtherLanguages & { path: string };
}

export function loader({ request }: { request: Request }): Loaded['loaderData'] {
  const path = requestedPath(request);
  return { path, ...readMarkdownPage(path), ...othersWith(path) };
}

export function meta({ loaderData }: Loaded) {
  const { meta, path, picture, others } = loaderData;
  return pageMeta({ ...meta, path, picture, others, trail: [] });
}

/** A page in Markdown: numbered sections beside a table of contents. */
export default function MarkdownRoute({ loaderData }: Loaded) {
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
