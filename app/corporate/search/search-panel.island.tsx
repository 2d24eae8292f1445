import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { addressOf, BASE } from '#app/content/address.ts';
import { fill } from '#app/content/placeholders.ts';
import { keptPlace } from '#app/frame/kept-sections.ts';
import { focusSection } from '#app/frame/section-focus.ts';
import { island } from '#app/islands/island.tsx';
import type { QuerySchema } from '#app/layout/url-query/url-query.ts';
import { useUrlQuery } from '#app/layout/url-query/use-url-query.ts';
import { useIsHydrated } from '#app/layout/use-is-hydrated.ts';
import { dictionary, site } from '#app/shared-data/shared-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { SearchTexts } from './content.server.ts';
import { Found } from './found.tsx';
import { InOtherLanguages, type OtherLanguage } from './in-other-languages.tsx';
import { NothingFound } from './nothing-found.tsx';
import { remarksOn } from './remarks.ts';
import styles from './search-panel.module.css';
import { MOST_LETTERS } from './site-search.ts';
import { SubjectList } from './subject-list.tsx';
import type { Subject } from './subjects.server.ts';
import { useSiteSearch } from './use-site-search.ts';

/** `?q=`, as typed. */
const SEARCH_QUERY: QuerySchema<'q'> = { defaults: { q: '' }, fields: ['q'] };

interface Props {
  texts: Omit<SearchTexts, 'stopWords' | 'synonyms'>;
  subjects: readonly Subject[];
  /** Path of the index. */
  index: string;
  /** Where to search if this language has nothing. */
  others: readonly OtherLanguage[];
}

/** The field, the results while something is typed, and the list of all pages while there are none. */
function SearchPanel({ texts, subjects, index, others }: Props) {
  const { query, form } = useUrlQuery(SEARCH_QUERY);
  const { q } = query;
  const { search, hasFailed, retry } = useSiteSearch(index);
  const found = useMemo(() => (q === '' ? undefined : search?.(q)), [q, search]);
  const results = useRef<HTMLDivElement>(null);
  const isDocument = useRef(!useIsHydrated()).current;
  const isLoading = q !== '' && !search && !hasFailed;
  useReturn(Boolean(search));
  useTitle(q === '' ? texts.meta.title : fill(texts.documentTitle, { q }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event);
    // Also hides the keyboard of a phone.
    if (results.current) focusSection(results.current);
  };

  return (
    <Section className={styles.section}>
      <div className={styles.panel}>
        <search>
          <form action={addressOf('/search')} className={styles.form} {...form} onSubmit={submit}>
            <TextField
              label={dictionary.search.label}
              name="q"
              type="search"
              maxLength={MOST_LETTERS}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" icon="search">
              {dictionary.search.submit}
            </Button>
          </form>
        </search>
        <div ref={results} className={styles.found}>
          <p role="status" className={styles.status}>
            {isLoading && <span>{texts.loading}</span>}
            {found && remarksOn(found, texts).map((text) => <span key={text}>{text}</span>)}
          </p>
          {hasFailed && q !== '' && (
            <div role="alert" className={styles.failed}>
              <p>{texts.failed.text}</p>
              <Button variant="secondary" onClick={retry}>
                {texts.failed.retry}
              </Button>
            </div>
          )}
          {found && found.hits.length > 0 && (
            <Found key={q} found={found} more={texts.more} base={BASE} />
          )}
          {found?.hits.length === 0 && (
            <InOtherLanguages
              q={q}
              others={others}
              texts={texts}
              none={<NothingFound q={q} near={found.near} texts={texts.none} />}
            />
          )}
        </div>
        {/* Stays until there are results, so that the prerendered page does not shrink and grow again. */}
        <div hidden={Boolean(found?.hits.length) || (isLoading && !isDocument)}>
          <div>
            <SubjectList {...texts.subjects} subjects={subjects} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Returns to the place among the results that the list of all pages, where it is short, did not reach. */
function useReturn(hasResults: boolean): void {
  useLayoutEffect(() => {
    const place = keptPlace() ?? 0;
    if (hasResults && place > scrollY) scrollTo({ top: place, behavior: 'instant' });
  }, [hasResults]);
}

/** Sets the document title: the prerendered one does not contain the query. */
function useTitle(page: string): void {
  useEffect(() => {
    document.title = fill(dictionary.documentTitle, { page, site: site.name });
  }, [page]);
}

export default island('corporate/search/search-panel', 'visible', SearchPanel);
