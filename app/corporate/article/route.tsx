import { requestedPath } from '#app/content/requested-path.server.ts';
import { readTextPage } from '#app/content/text-pages.server.ts';
import type { Matches } from '#app/root-data/root-data.ts';
import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { PageLayout } from './page-layout.tsx';
import { trail } from './trail.ts';

type PageProps = { loaderData: ReturnType<typeof loader> };

export function loader({ request }: { request: Request }) {
  return readTextPage(requestedPath(request));
}

export function meta({ matches, loaderData }: { matches: Matches } & PageProps) {
  const { meta, path } = loaderData;
  const structured = breadcrumbList(matches, loaderData, trail(loaderData));
  return pageMeta(matches, { ...meta, path, picture: loaderData.family.picture, structured });
}

/** Every page that is made of text: company, services, policies and compliance (spec 2.3, 2.4). */
export default function TextPageRoute({ loaderData }: PageProps) {
  return <PageLayout page={loaderData} />;
}
