import { useRouteLoaderData } from 'react-router';
import type { EstateForms } from '#app/content/schemas/estate-forms.ts';
import type { EstateInterface } from '#app/content/schemas/estate-interface.ts';
import type { loader } from './layout.tsx';

/** What the controls of the template pages say. */
export function useEstateTexts(): EstateInterface {
  return useFrame().texts;
}

/** What the forms of the template pages say. */
export function useEstateForms(): EstateForms {
  return useFrame().forms;
}

function useFrame() {
  const frame = useRouteLoaderData<typeof loader>('estate/layout');
  if (!frame) throw new Error('Texts of the template are read outside its frame.');
  return frame;
}
