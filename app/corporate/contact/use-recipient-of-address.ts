import { type RefObject, useLayoutEffect, useRef } from 'react';
import { opensElsewhere } from '#app/ui/link/opens-elsewhere.ts';
import type { ContactCard } from './content.server.ts';

/** Id of the form's section, the target of the cards' links. */
export const FORM_SECTION = 'write';

/** Who can get a message. */
export type Recipient = Pick<ContactCard, 'id' | 'title'>;

/** URL of the form with this card as its recipient. */
export const formAddress = (card: ContactCard) => `/contact?to=${card.id}#${FORM_SECTION}`;

/**
 * Selects the card of the URL (`?to=5`) in a list of card titles. Preserves a choice made before hydration, or
 * restored by the browser. A card's link selects its card without leaving what is typed.
 */
export function useRecipientOfAddress(
  cards: readonly Recipient[],
): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const titleIn = (search: string) => {
      const to = new URLSearchParams(search).get('to');
      return cards.find(({ id }) => String(id) === to)?.title;
    };
    const select = (title: string, chosen = title) => {
      if (!list.current) return;
      for (const option of list.current.options) option.defaultSelected = option.value === title;
      list.current.value = chosen;
    };
    const title = titleIn(location.search);
    const chosen = list.current?.value;
    // On back and forward the browser also restores the choice of nobody.
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (title) select(title, load?.type === 'back_forward' ? chosen : chosen || title);

    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname !== location.pathname || opensElsewhere(event)) return;
      const title = titleIn(link.search);
      if (!title) return;
      select(title);
      // The link now leads to a section of this document.
      if (link.href !== location.href) history.pushState(null, '', link.href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [cards]);
  return list;
}
