import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { pageMeta } from '#app/shell/meta.ts';
import type { Route } from './+types/registrations-route';
import { certificatesPage } from './certificates-data.server.ts';
import { CertificatesPage } from './certificates-page.tsx';

export const loader = () => certificatesPage('registrations');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = {
    ...loaderData.meta,
    path: '/iso-certifications',
    picture: loaderData.banner.picture,
  };
  const structured = breadcrumbList(matches, page, trailOf(loaderData.trail));
  return pageMeta(matches, { ...page, structured });
}

const trailOf = (label: string) => [{ label, to: '/standard-compliance' }];

/** `/iso-certifications` (spec 2.4): the grid of 12. */
export default function Registrations({ loaderData }: Route.ComponentProps) {
  return <CertificatesPage {...loaderData} trail={trailOf(loaderData.trail)} />;
}
