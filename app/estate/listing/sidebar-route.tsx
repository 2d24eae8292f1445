import type { ShouldRevalidateFunction } from 'react-router';
import { readEstateListings, readEstateProperty } from '#app/content/estate.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import type { Route } from './+types/sidebar-route';
import { ListPage } from './list-page.tsx';

export const loader = () => ({ texts: readEstateProperty().list, listings: readEstateListings() });

/** Filters change the address and nothing that is loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { meta } = loaderData.texts.pages.sidebar;
  return pageMeta(matches, { ...meta, path: '/property-sidebar', noindex: true });
}

/** `/property-sidebar` (spec 2.5). */
export default function PropertiesSidebarPage({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} kind="sidebar" />;
}
