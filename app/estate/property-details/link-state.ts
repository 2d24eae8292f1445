import type { EstateListing } from '../listings.server.ts';
import type { PropertyState } from './property-state.ts';

/**
 * The navigation state for a link to this property. Apart from its schema, because pages with such links would
 * load and evaluate Zod as they start.
 */
export function propertyState({ thumb, title, desc, price }: EstateListing): PropertyState {
  return { thumbnail: thumb, title, description: desc, price };
}
