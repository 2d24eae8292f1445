import { readCertificatesPage } from '#app/content/certificates.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { CertificatesPage } from '../certificates/certificates-page.tsx';
import { readPageGroups } from '../text-page/content.server.ts';
import type { Route } from './+types/route';

export function loader() {
  const { trail: label, ...page } = readCertificatesPage('registrations');
  return { ...page, trail: [{ label, to: readPageGroups().compliance.to }] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, banner, trail } = loaderData;
  return pageMeta({ ...meta, path: '/iso-certifications', picture: banner.picture, trail });
}

/** `/iso-certifications` (spec 2.4): registrations and approvals. */
export default function IsoCertificationsPage({ loaderData }: Route.ComponentProps) {
  return <CertificatesPage {...loaderData} />;
}
