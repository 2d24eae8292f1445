import type { SiteChange } from '#shared/publishing.ts';
import { useTexts } from '../language.ts';
import { useLanguage } from '../shown-language.ts';

/** What differs from the published site, in words. */
export function Changes({ changes }: { changes: readonly SiteChange[] }) {
  const { website: texts } = useTexts();
  const language = useLanguage();
  return (
    <ul>
      {changes.map(({ form, entry, what, fields }) => (
        <li key={`${form.en} ${entry}`}>
          {form[language]}
          {entry && (
            <>
              {': '}
              <bdi>{entry}</bdi>
            </>
          )}
          {` – ${texts.entry[what]}`}
          {fields.length > 0 && ` (${fields.map((each) => each[language]).join(' · ')})`}
        </li>
      ))}
    </ul>
  );
}
