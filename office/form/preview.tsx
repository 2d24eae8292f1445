import { useEffect, useState, useSyncExternalStore } from 'react';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { refusals } from '../check.ts';
import { json, request, type Texts } from '../hosts/backend.ts';
import { useTexts } from '../language.ts';
import { useShared } from '../site.ts';
import styles from './form.module.css';
import { changesOf, valuesIn } from './open-file.ts';
import { useForm } from './state.ts';

/** After the last change, until the page shows it. */
const PAUSE_MS = 800;

/** The page of a form with what is not saved yet, as wide as a phone or a desk; of `npm run dev` (tools/office/dev.ts). */
export function Preview({ files }: { files: Texts }) {
  const { site, texts: all } = useShared();
  const { form, schema, state, codes } = useForm();
  const texts = useTexts();
  const [shown, setShown] = useState(0);
  const [waits, setWaits] = useState(false);
  const [isWide, setWide] = useState(false);
  const values = useSyncExternalStore(state.subscribe, () => state.values);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const before = valuesIn(files, form, site);
      const changes = changesOf({ texts: files, before, after: values }, form, schema, site);
      const changed = Object.fromEntries(changes.map(({ path, text = '' }) => [path, text]));
      const found = await refusals(all, changed, site);
      // The page is in the first language.
      const isWrong = found.some(({ code }) => code === codes[0]);
      setWaits(isWrong);
      if (isWrong) return;
      await request('/office/preview', json(changed));
      setShown((last) => last + 1);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, files, form, schema, site, all, codes]);
  return (
    <aside className={styles.preview} data-wide={isWide || undefined}>
      <div className={styles.reference}>
        <SmallButton aria-pressed={!isWide} onClick={() => setWide(false)}>
          {texts.phone}
        </SmallButton>
        <SmallButton aria-pressed={isWide} onClick={() => setWide(true)}>
          {texts.desk}
        </SmallButton>
      </div>
      <p role="status" className={styles.hint}>
        {waits ? texts.previewWaits : texts.previewAdvice}
      </p>
      {shown > 0 && (
        <iframe
          title={texts.preview}
          src={`${form.page}?preview=${shown}`}
          className={styles.frame}
        />
      )}
    </aside>
  );
}
