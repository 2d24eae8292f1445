import { otherLanguages } from '#app/frame/language-choice.ts';
import { Button } from '#app/ui/button/button.tsx';
import { LanguageLink } from './language-link.tsx';
import styles from './language-offer.module.css';

/** For each other language a line in it that leads to it; script shows that which a visitor prefers. */
export function LanguageOffers() {
  return otherLanguages.map((language) => {
    const { code, direction, offer, close } = language;
    return (
      <div key={code} className={`${styles.place} no-print`} data-offers={code} hidden>
        <aside className={styles.hint} lang={code} dir={direction} aria-label={offer}>
          <LanguageLink language={language} className={styles.link}>
            {offer}
          </LanguageLink>
          <Button size="small" variant="quiet" icon="x" aria-label={close} />
        </aside>
      </div>
    );
  });
}
