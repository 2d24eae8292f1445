import styles from './app.module.css';
import { contentOf } from './document.ts';
import { schemaOf } from './form/form-page.tsx';
import { tellingField } from './labels.ts';
import { useTexts } from './language.ts';
import { entriesIn } from './schedule.ts';
import { useFormLabel, useShared } from './site.ts';
import { useScheduleInWords } from './use-schedule.ts';

/** Files without such a field need not be read. */
const DAYS = /\b(?:from|until|draft):/;

/** What is not shown yet, not shown any more, or only for a time, with the forms that it is in. */
export function Scheduled() {
  const { site, texts: files } = useShared();
  const texts = useTexts();
  const labelOf = useFormLabel();
  const inWords = useScheduleInWords();
  const found = site.groups
    .flatMap(({ forms }) => forms)
    .flatMap((form) => {
      const text = files[form.file] ?? '';
      if (!DAYS.test(text)) return [];
      return entriesIn(schemaOf(form, site.schemas), contentOf(form.file, text)).flatMap(
        ({ schema, entry }) => {
          const state = inWords(schema, entry);
          const title = String(entry[tellingField(schema) ?? ''] ?? '');
          return state ? [{ form, title, state }] : [];
        },
      );
    });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="scheduled" className={styles.group}>
      <h2 id="scheduled" className={styles.title}>
        {texts.scheduled}
      </h2>
      <ul>
        {found.map(({ form, title, state }) => (
          <li key={`${form.name} ${title}`}>
            <a href={`#/${form.name}`} className={styles.link}>
              <span>
                {labelOf(form)}: <bdi>{title}</bdi>
              </span>
              <span className={styles.unsaved}>{state}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
