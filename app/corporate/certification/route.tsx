import { readCertificatesPage } from '#app/content/certificates.server.ts';
import { breadcrumbList } from '#app/layout/breadcrumb-list.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { CertificatesPage } from '../certificates/certificates-page.tsx';
import type { Route } from './+types/route';

export const loader = () => readCertificatesPage('iso');

export function meta({ loaderData }: Route.MetaArgs) {
  const page = { ...loaderData.meta, path: '/certification', picture: loaderData.banner.picture };
  const structured = [breadcrumbList(page, trailOf(loaderData.trail))];
  return pageMeta({ ...page, structured });
}

const trailOf = (label: string) => [{ label, to: '/#about-us' }];

/** `/certification` (spec 2.4): certificates of ISO management systems. */
export default function CertificationPage({ loaderData }: Route.ComponentProps) {
  return <CertificatesPage {...loaderData} trail={trailOf(loaderData.trail)} />;
}
