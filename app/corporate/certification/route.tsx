import { readCertificatesPage } from '#app/content/certificates.server.ts';
import { pageMeta } from '#app/layout/meta.ts';
import { CertificatesPage } from '../certificates/certificates-page.tsx';
import type { Route } from './+types/route';

export const loader = () => readCertificatesPage('iso');

export function meta({ loaderData }: Route.MetaArgs) {
  const { meta, banner, trail } = loaderData;
  const page = { ...meta, path: '/certification', picture: banner.picture };
  return pageMeta({ ...page, trail: trailOf(trail) });
}

const trailOf = (label: string) => [{ label, to: '/#about-us' }];

/** `/certification` (spec 2.4): certificates of ISO management systems. */
export default function CertificationPage({ loaderData }: Route.ComponentProps) {
  return <CertificatesPage {...loaderData} trail={trailOf(loaderData.trail)} />;
}
