import { useEffect, useState } from 'react';
import type { Language } from '#api/language-settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import styles from './language-hint.module.css';
import { LanguageLink } from './language-link.tsx';
import { hasChosen, preferredLanguage, rememberChoice } from './languages.ts';

/**
 * Tells a visitor whose browser prefers another language of the site that there is one, in that language,
 * until the visitor follows or closes it. Pages are never redirected: a link leads to what it names.
 */
export function LanguageHint() {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => {
    if (!hasChosen()) setLanguage(preferredLanguage(navigator.languages));
  }, []);
  if (!language) return null;
  const { code, direction, offer, close } = language;
  const dismiss = () => {
    rememberChoice();
    setLanguage(undefined);
    // The focus was on the button, which is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.place}>
      <aside className={styles.hint} lang={code} dir={direction} aria-label={offer}>
        <LanguageLink language={language} className={styles.link}>
          {offer}
        </LanguageLink>
        <Button size="small" variant="quiet" icon="x" aria-label={close} onClick={dismiss} />
      </aside>
    </div>
  );
}
