import { useRouteLoaderData } from 'react-router';
import type { EstateInterface } from '#app/content/schemas/estate-interface.ts';
import type { loader } from './layout.tsx';

/** What the controls of the template pages say. */
export function useEstateTexts(): EstateInterface {
  const frame = useRouteLoaderData<typeof loader>('estate/layout');
  if (!frame) throw new Error('Texts of the template are read outside its frame.');
  return frame.texts;
}
