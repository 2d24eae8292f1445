import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { Static } from '#app/ui/static/static.tsx';
import { Document } from '../text-page/document/document.tsx';
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
  return (
    <Static>
      <Document {...loaderData} />
    </Static>
  );
}
