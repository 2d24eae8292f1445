import { usePageTexts } from '#app/shell/details/use-page-texts.ts';
import { SECTION } from '../listing/listing-path.ts';
import type { PropertyTexts } from './route.tsx';

/** The words of a property's page, also of one that is shown from navigation state alone. */
export function usePropertyTexts(own: PropertyTexts | undefined): PropertyTexts | undefined {
  return usePageTexts(own, SECTION);
}
