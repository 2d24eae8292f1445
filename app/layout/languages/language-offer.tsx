import { useState } from 'react';
import type { Language } from '#api/language-settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { LanguageLink } from './language-link.tsx';
import styles from './language-offer.module.css';
import { rememberChoice } from './languages.ts';

/** A line in another language of the site that leads to it, until the visitor follows or closes it. */
export function LanguageOffer({ language }: { language: Language }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  const { code, direction, offer, close } = language;
  const dismiss = () => {
    rememberChoice();
    setIsClosed(true);
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
