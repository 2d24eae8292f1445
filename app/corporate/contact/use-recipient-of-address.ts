import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ContactCard } from './content.server.ts';

/** Id of the form's section, the target of the cards' links. */
export const FORM_SECTION = 'write';

/** Who can get a message. */
export type Recipient = Pick<ContactCard, 'id' | 'title'>;

/** URL of the form with this card as its recipient. */
export const formAddress = (card: ContactCard) => `/contact?to=${card.id}#${FORM_SECTION}`;

/**
 * Selects the card of the URL (`?to=5`) in a list of card titles. Preserves a choice made before hydration, or
 * restored by the browser.
 */
export function useRecipientOfAddress(
  cards: readonly Recipient[],
): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const to = new URLSearchParams(location.search).get('to');
    const title = cards.find(({ id }) => String(id) === to)?.title;
    if (!list.current || !title) return;
    const chosen = list.current.value;
    for (const option of list.current.options) option.defaultSelected = option.value === title;
    list.current.value = chosen || title;
  }, [cards]);
  return list;
}
