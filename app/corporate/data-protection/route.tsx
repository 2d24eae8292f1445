import { readPage } from '#app/content/pages.server.ts';
import { breadcrumbList } from '#app/shell/breadcrumb-list.ts';
import { pageMeta } from '#app/shell/meta.ts';
import { Document } from '../document/document.tsx';
import type { Route } from './+types/route';

export const loader = () => readPage('data-protection');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = { ...loaderData.meta, path: '/data-protection' };
  return pageMeta(matches, { ...page, structured: breadcrumbList(matches, page) });
}

/** `/data-protection`: what happens to what a visitor sends (decision 0007). */
export default function DataProtectionPage({ loaderData }: Route.ComponentProps) {
  return <Document {...loaderData} />;
}
