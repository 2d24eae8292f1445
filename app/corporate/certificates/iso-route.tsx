import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { pageMeta } from '#app/shell/meta.ts';
import type { Route } from './+types/iso-route';
import { certificatesPage } from './certificates-data.server.ts';
import { CertificatesPage } from './certificates-page.tsx';

export const loader = () => certificatesPage('iso');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = { ...loaderData.meta, path: '/certification', picture: loaderData.banner.picture };
  const structured = breadcrumbList(matches, page, trailOf(loaderData.trail));
  return pageMeta(matches, { ...page, structured });
}

const trailOf = (label: string) => [{ label, to: '/#about-us' }];

/** `/certification` (spec 2.4): ISO 9001, 14001 and 45001. */
export default function IsoCertificates({ loaderData }: Route.ComponentProps) {
  return <CertificatesPage {...loaderData} trail={trailOf(loaderData.trail)} />;
}
