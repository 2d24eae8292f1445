import { LANGUAGES, type LanguageCode, setLanguage, useLanguage } from '../shown-language.ts';
import styles from './language-choice.module.css';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** Buttons for the languages that are not shown. */
export function LanguageChoice() {
  const shown = useLanguage();
  return CODES.filter((code) => code !== shown).map((code) => (
    <button
      key={code}
      type="button"
      lang={code}
      className={styles.language}
      onClick={() => setLanguage(code)}
    >
      {LANGUAGES[code].name}
    </button>
  ));
}
