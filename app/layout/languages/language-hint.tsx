import { type ReactNode, useEffect, useState } from 'react';
import { hasChosen, preferredLanguage } from './languages.ts';

/**
 * Tells a visitor whose browser prefers another language of the site that there is one. Pages are never
 * redirected: a link leads to what it names. Few visitors see it, so it is loaded for them only.
 */
export function LanguageHint() {
  const [offer, setOffer] = useState<ReactNode>(null);
  useEffect(() => {
    const language = hasChosen() ? undefined : preferredLanguage(navigator.languages);
    if (!language) return;
    import('./language-offer.tsx')
      .then(({ LanguageOffer }) => setOffer(<LanguageOffer language={language} />))
      // The switch is there without it.
      .catch(() => undefined);
  }, []);
  return offer;
}
