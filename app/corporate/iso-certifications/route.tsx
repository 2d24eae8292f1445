import { readCertificatesPage } from '#app/content/certificates.server.ts';
import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { CertificatesPage } from '../certificates/certificates-page.tsx';
import type { Route } from './+types/route';

export const loader = () => readCertificatesPage('registrations');

export function meta({ loaderData }: Route.MetaArgs) {
  const page = {
    ...loaderData.meta,
    path: '/iso-certifications',
    picture: loaderData.banner.picture,
  };
  const structured = [breadcrumbList(page, trailOf(loaderData.trail))];
  return pageMeta({ ...page, structured });
}

const trailOf = (label: string) => [{ label, to: '/standard-compliance' }];

/** `/iso-certifications` (spec 2.4): registrations and approvals. */
export default function IsoCertificationsPage({ loaderData }: Route.ComponentProps) {
  return <CertificatesPage {...loaderData} trail={trailOf(loaderData.trail)} />;
}
