import { useRouteLoaderData } from 'react-router';
import type { EstateForms } from './forms/content.server.ts';
import type { EstateInterface } from './interface.server.ts';
import type { loader } from './layout.tsx';

/** Texts of controls on template pages. */
export function useEstateTexts(): EstateInterface {
  return useLayoutData().texts;
}

/** Texts of forms on template pages. */
export function useEstateForms(): EstateForms {
  return useLayoutData().forms;
}

function useLayoutData() {
  const data = useRouteLoaderData<typeof loader>('estate/layout');
  if (!data) throw new Error('Texts of the template are available within its layout only.');
  return data;
}
