import { useEffect, useState } from 'react';
import { AddPage } from './add-page.tsx';
import styles from './app.module.css';
import { formsWithDrafts } from './drafts.ts';
import { useTexts } from './language.ts';
import { Scheduled } from './scheduled.tsx';
import { SearchField } from './search-field.tsx';
import { useFormLabel, useLabels, useShared } from './site.ts';

/** All forms in their groups, and a search by their names; those with unsaved work are marked. */
export function Start() {
  const { site } = useShared();
  const texts = useTexts();
  const t = useLabels();
  const labelOf = useFormLabel();
  const [wanted, setWanted] = useState('');
  const [unsaved, setUnsaved] = useState<string[]>([]);
  useEffect(() => {
    formsWithDrafts().then(setUnsaved, () => undefined);
  }, []);
  const groups = site.groups
    .map((group) => ({
      ...group,
      forms: group.forms.filter((form) =>
        labelOf(form).toLowerCase().includes(wanted.trim().toLowerCase()),
      ),
    }))
    .filter(({ forms }) => forms.length > 0);
  return (
    <div className={styles.start}>
      <title>{`${texts.office} | ${site.name}`}</title>
      <h1 className={styles.heading}>{texts.all}</h1>
      <SearchField label={texts.search} value={wanted} onType={setWanted} />
      {groups.length === 0 && <p role="status">{texts.none}</p>}
      {wanted === '' && <Scheduled />}
      <div className={styles.groups}>
        {groups.map(({ name, label, forms }) => (
          <section key={name} aria-labelledby={`group-${name}`} className={styles.group}>
            <h2 id={`group-${name}`} className={styles.title}>
              {t(label)}
            </h2>
            <ul>
              {forms.map((form) => (
                <li key={form.name}>
                  <a href={`#/${form.name}`} className={styles.link}>
                    {labelOf(form)}
                    {unsaved.includes(form.name) && (
                      <span className={styles.unsaved}>{texts.unsaved}</span>
                    )}
                  </a>
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
