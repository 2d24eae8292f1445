import { readPage } from '#app/content/pages.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { Document } from '../document/document.tsx';
import type { Route } from './+types/route';

export const loader = () => readPage('data-protection');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { ...loaderData.meta, path: '/data-protection' });
}

/** `/data-protection`: what happens to what a visitor sends (design §3). */
export default function DataProtectionPage({ loaderData }: Route.ComponentProps) {
  return <Document {...loaderData} />;
}
