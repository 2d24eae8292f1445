import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { AddPage } from './add-page.tsx';
import styles from './app.module.css';
import { formsWithDrafts } from './drafts.ts';
import { schemaOf } from './form/form-page.tsx';
import { valuesIn } from './form/open-file.ts';
import { useTexts } from './language.ts';
import { addressIn, type Form } from './model.ts';
import { Scheduled } from './scheduled.tsx';
import { hasWords, placesIn } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useFormLabel, useLabels, useShared } from './site.ts';

/** Of a form, what one reads before going on typing. */
const MOST_PLACES = 3;

/** All forms in their groups, and a search in them; those with unsaved work are marked. */
export function Start() {
  const { site, texts: files } = useShared();
  const texts = useTexts();
  const t = useLabels();
  const labelOf = useFormLabel();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const [unsaved, setUnsaved] = useState<string[]>([]);
  useEffect(() => {
    formsWithDrafts().then(setUnsaved, () => undefined);
  }, []);
  const forms = useMemo(() => site.groups.flatMap((group) => group.forms), [site]);
  const isSearched = wanted !== '';
  const contents = useMemo(
    () =>
      isSearched
        ? new Map(forms.map((form) => [form, Object.values(valuesIn(files, form, site))]))
        : undefined,
    [isSearched, forms, files, site],
  );
  const placesOf = (form: Form) =>
    placesIn(schemaOf(form, site.schemas), contents?.get(form) ?? [], wanted, t);
  const groups = site.groups
    .map((group) => ({
      ...group,
      forms: group.forms
        .map((form) => ({ form, places: placesOf(form).slice(0, MOST_PLACES) }))
        .filter(({ form, places }) => places.length > 0 || hasWords(labelOf(form), wanted)),
    }))
    .filter(({ forms }) => forms.length > 0);
  return (
    <div className={styles.start}>
      <title>{`${texts.office} | ${site.name}`}</title>
      <h1 className={styles.heading}>{texts.all}</h1>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      {groups.length === 0 && <p role="status">{texts.none}</p>}
      {wanted === '' && <Scheduled />}
      <div className={styles.groups}>
        {groups.map(({ name, label, forms }) => (
          <section key={name} aria-labelledby={`group-${name}`} className={styles.group}>
            <h2 id={`group-${name}`} className={styles.title}>
              {t(label)}
            </h2>
            <ul>
              {forms.map(({ form, places }) => (
                <li key={form.name}>
                  <a href={addressIn(form)} className={styles.link}>
                    {labelOf(form)}
                    {unsaved.includes(form.name) && (
                      <span className={styles.unsaved}>{texts.unsaved}</span>
                    )}
                  </a>
                  {places.map(({ path, labels }) => (
                    <a key={labels.join()} href={addressIn(form, path)} className={styles.place}>
                      {labels.join(' › ')}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
            {name === 'pages' && <AddPage />}
          </section>
        ))}
      </div>
    </div>
  );
}
