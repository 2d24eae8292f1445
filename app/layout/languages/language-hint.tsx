import { type ReactNode, useEffect, useState } from 'react';
import { hasChosen, preferredLanguage } from './languages.ts';

/**
 * Offers another language of the site to visitors whose browser prefers it. Pages are never redirected:
 * a link leads where it says. Few visitors see it, so it is loaded for them only.
 */
export function LanguageHint() {
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const language = hasChosen() ? undefined : preferredLanguage(navigator.languages);
    if (!language) return;
    import('./language-offer.tsx')
      .then(({ LanguageOffer }) => setOffer(<LanguageOffer language={language} />))
      // The language links remain.
      .catch(() => undefined);
  }, []);
  return offer;
}
