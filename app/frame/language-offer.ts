import { hasChosen, preferredLanguage, rememberChoice } from './language-choice.ts';

/** Letters of words; numbers, and codes in capitals, are the same in every language. */
const WORDS = /[\p{Ll}\p{Lo}]/u;

/**
 * Shows the offer of another language to visitors whose browser prefers it, until they choose. Pages are never
 * redirected: a link leads where it says. Links to this page in another language take query and hash along, but no
 * words that are typed into a search: the other language has none of them.
 */
export function offerLanguages(): void {
  const language = hasChosen() ? undefined : preferredLanguage(navigator.languages);
  const offer = document.querySelector<HTMLElement>(`[data-offers="${language?.code}"]`);
  if (offer) offer.hidden = false;
  offer?.querySelector('button')?.addEventListener('click', () => {
    rememberChoice();
    offer.hidden = true;
    // The focus was on the button, which is hidden.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const follow = () => {
      rememberChoice();
      if (link.dataset.language === 'home') return;
      // Filters change the query after the page was made.
      const query = new URLSearchParams(location.search);
      if (WORDS.test(query.get('q') ?? '')) query.delete('q');
      link.search = query.toString();
      link.hash = location.hash;
    };
    link.addEventListener('click', follow);
    link.addEventListener('auxclick', follow);
  }
}
