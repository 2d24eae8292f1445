import { useEffect, useState, useSyncExternalStore } from 'react';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { refusals } from '../check.ts';
import { json, request, type Texts } from '../hosts/backend.ts';
import { keyOf } from '../keys.ts';
import { useTexts } from '../language.ts';
import { pageIn } from '../model.ts';
import { useShared } from '../site.ts';
import { type Path, valueAt } from '../tree.ts';
import styles from './form.module.css';
import { changesOf, valuesIn } from './open-file.ts';
import { useForm } from './state.ts';

/** After the last change, until the page shows it. */
const PAUSE_MS = 800;

/** A page in the frame, and the language that it is in. */
interface Shown {
  address: string;
  language: string;
}

/** Where the server shows a page. */
interface Place {
  origin: string;
  path?: string;
}

/** The key of the outermost entry on a path. */
function keyAlong(content: unknown, path: Path): unknown {
  const length = path.findIndex((step) => typeof step === 'number') + 1;
  return length > 0 ? keyOf(valueAt(content, path.slice(0, length))) : undefined;
}

/**
 * The page of a form, or of the entry that was opened last, with what is not saved yet, in each language, as wide as a
 * phone or a desk; of `npm run dev` (tools/office/preview.ts).
 */
export function Preview({ files, entry }: { files: Texts; entry: Path }) {
  const { site, texts: all } = useShared();
  const { form, schema, state } = useForm();
  const texts = useTexts();
  const [original] = site.languages;
  const [language, choose] = useState(original.code);
  const [shown, setShown] = useState<Shown>();
  const [loaded, setLoaded] = useState<string>();
  const [waits, setWaits] = useState(false);
  const [isWide, setWide] = useState(false);
  const values = useSyncExternalStore(state.subscribe, () => state.values);
  const key = keyAlong(values[original.code], entry);
  // The server has no address for it.
  const isNew = files[form.file] === undefined;
  useEffect(() => {
    if (isNew) return;
    let isWanted = true;
    const show = async () => {
      const before = valuesIn(files, form, site);
      const changes = changesOf({ texts: files, before, after: values }, form, schema, site);
      const changed = Object.fromEntries(changes.map(({ path, text = '' }) => [path, text]));
      const found = await refusals(all, changed, site);
      const isWrong = found.some(({ code }) => [original.code, language].includes(code));
      if (isWanted) setWaits(isWrong);
      if (isWrong || !isWanted) return;
      const own = key === undefined ? {} : { entry: { form: form.name, key } };
      const drafts = json({ language, texts: changed, ...own });
      const { origin = '', path } = (await request<Place>('/office/preview', drafts)) ?? {};
      const page = pageIn({ page: path ?? form.page }, language, site);
      const address = `${origin}${page}?preview=${Date.now()}`;
      if (isWanted) setShown({ address, language });
    };
    // A server that is away is said when the form is saved.
    const timer = setTimeout(() => show().catch(() => isWanted && setWaits(true)), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [values, files, form, schema, site, all, language, original, key, isNew]);
  const isThere = shown?.language === language && shown.address === loaded;
  const advice = isThere ? texts.previewAdvice : texts.previewPrepared;
  const status = waits ? texts.previewWaits : advice;
  return (
    <aside className={styles.preview} data-wide={isWide || undefined}>
      <div className={styles.reference}>
        {site.languages.map(({ code, name }) => (
          <SmallButton key={code} aria-pressed={code === language} onClick={() => choose(code)}>
            <span lang={code}>{name}</span>
          </SmallButton>
        ))}
        <SmallButton aria-pressed={!isWide} onClick={() => setWide(false)}>
          {texts.phone}
        </SmallButton>
        <SmallButton aria-pressed={isWide} onClick={() => setWide(true)}>
          {texts.desk}
        </SmallButton>
      </div>
      <p role="status" className={styles.hint}>
        {isNew ? texts.previewOfNew : status}
      </p>
      {shown && (
        <iframe
          title={texts.preview}
          src={shown.address}
          className={styles.frame}
          onLoad={() => setLoaded(shown.address)}
        />
      )}
    </aside>
  );
}
