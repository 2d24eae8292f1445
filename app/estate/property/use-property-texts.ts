import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { NOT_FOUND_PATH } from '#contract/manifest.ts';
import { SECTION } from '../listing/listing-path.ts';
import type { clientLoader, PropertyTexts } from './route.tsx';

/**
 * The words of a property's page. One that is shown from navigation state alone has loaded none, and
 * takes those of the page for unknown properties.
 */
export function usePropertyTexts(own: PropertyTexts | undefined): PropertyTexts | undefined {
  const { load, data } = useFetcher<typeof clientLoader>();
  useEffect(() => {
    if (!own) void load(`/${SECTION}${NOT_FOUND_PATH}`);
  }, [own, load]);
  return own ?? data?.texts;
}
