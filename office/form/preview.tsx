import { useState } from 'react';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { useTexts } from '../language.ts';
import { useShared } from '../site.ts';
import styles from './form.module.css';
import { useForm } from './state.ts';

/** The page of a form, in each language, as wide as a phone or a desk. */
export function Preview() {
  const { site } = useShared();
  const { form, codes } = useForm();
  const texts = useTexts();
  const [code, setCode] = useState(codes[0] ?? '');
  const [isWide, setWide] = useState(false);
  const base = code === site.languages[0].code ? '' : `/${code}`;
  return (
    <aside className={styles.preview} data-wide={isWide || undefined}>
      <div className={styles.reference}>
        {site.languages.map((each) => (
          <SmallButton
            key={each.code}
            aria-pressed={each.code === code}
            onClick={() => setCode(each.code)}
          >
            {each.name}
          </SmallButton>
        ))}
        <SmallButton onClick={() => setWide(!isWide)}>
          {isWide ? texts.phone : texts.desk}
        </SmallButton>
      </div>
      <p className={styles.hint}>{texts.previewAdvice}</p>
      <iframe title={texts.preview} src={`${base}${form.page}`} className={styles.frame} />
    </aside>
  );
}
