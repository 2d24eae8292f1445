import type { ShouldRevalidateFunction } from 'react-router';
import { readEstateListings, readEstateProperty } from '#app/content/estate.server.ts';
import { pageMeta } from '#app/shell/meta.ts';
import type { Route } from './+types/list-route';
import { ListPage } from './list-page.tsx';

export const loader = () => ({ texts: readEstateProperty().list, listings: readEstateListings() });

/** Filters change the address and nothing that is loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { meta } = loaderData.texts.pages.plain;
  return pageMeta(matches, { ...meta, path: '/property', noindex: true });
}

/** `/property` (spec 2.5). */
export default function PropertiesPage({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} kind="plain" />;
}
