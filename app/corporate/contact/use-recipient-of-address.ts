import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ContactCard } from './content.server.ts';

/** Id of the form's section, the target of the cards' links. */
export const FORM_SECTION = 'write';

/** URL of the form with this card as its recipient. */
export const formAddress = (card: ContactCard) => `/contact?to=${card.id}#${FORM_SECTION}`;

/**
 * Selects the card of the URL (`?to=5`) in a list of card titles, and again on each click of its
 * link. Preserves a choice made before hydration.
 */
export function useRecipientOfAddress(
  cards: readonly ContactCard[],
): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null);
  const before = useRef<string>(undefined);
  const [params] = useSearchParams();
  const { key, hash } = useLocation();
  const to = params.get('to');
  const title = cards.find(({ id }) => String(id) === to)?.title;

  // Runs before the page's state is saved or restored, which compares fields with their defaults.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click of the same link only changes the key.
  useLayoutEffect(() => {
    const isFirst = before.current === undefined;
    const isFollowed = before.current !== title || hash === `#${FORM_SECTION}`;
    before.current = title ?? '';
    if (!list.current || !title || !isFollowed) return;
    const chosen = list.current.value;
    for (const option of list.current.options) option.defaultSelected = option.value === title;
    list.current.value = (isFirst && chosen) || title;
  }, [title, key, hash]);

  return list;
}
