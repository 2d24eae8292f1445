import { type ReactNode, useMemo } from 'react';
import { fill } from '#app/content/placeholders.ts';
import type { Language } from '#shared/language-settings.ts';
import type { SearchTexts } from './content.server.ts';
import { Found } from './found.tsx';
import { remarksOn } from './remarks.ts';
import styles from './search-panel.module.css';
import { useSiteSearch } from './use-site-search.ts';

export interface OtherLanguage extends Pick<Language, 'code' | 'name' | 'direction'> {
  /** Prefix of its addresses. */
  base: string;
  /** Path of its index. */
  index: string;
}

interface Props {
  q: string;
  others: readonly OtherLanguage[];
  texts: Omit<SearchTexts, 'stopWords' | 'synonyms'>;
  /** Shown if no language has a result. */
  none: ReactNode;
}

/** The results in the first of the other languages that has some. */
export function InOtherLanguages({ others: [language, ...others], ...props }: Props) {
  if (!language) return props.none;
  return <InOther key={language.code} language={language} others={others} {...props} />;
}

function InOther({ language, ...props }: Props & { language: OtherLanguage }) {
  const { code, name, direction, base, index } = language;
  const { q, texts } = props;
  const { search, hasFailed } = useSiteSearch(index);
  const found = useMemo(() => search?.(q), [search, q]);
  if (hasFailed || found?.hits.length === 0) return <InOtherLanguages {...props} />;
  return (
    <>
      <p role="status" className={styles.status}>
        {found ? (
          [fill(texts.otherLanguage, { language: name }), ...remarksOn(found, texts)].map(
            (text) => <span key={text}>{text}</span>,
          )
        ) : (
          <span>{texts.loading}</span>
        )}
      </p>
      {found && (
        <div key={q} lang={code} dir={direction} className={styles.found}>
          <Found found={found} more={texts.more} base={base} />
        </div>
      )}
    </>
  );
}
