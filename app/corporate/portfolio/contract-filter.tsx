import { type SubmitEvent, useEffect, useRef } from 'react';
import type { PortfolioPage } from '#app/content/schemas/portfolio-page.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import styles from './contract-filter.module.css';
import type { PortfolioQuery } from './portfolio-query.ts';

interface FilterProps {
  texts: PortfolioPage['filter'];
  sectors: readonly string[];
  query: PortfolioQuery;
  onChange: (change: Partial<PortfolioQuery>) => void;
}

/**
 * Free text and sector. The fields keep their own values, so that what is typed before React runs
 * is not lost; sent before then, the form asks for the page by the same query.
 */
export function ContractFilter({ texts, sectors, query, onChange }: FilterProps) {
  const form = useRef<HTMLFormElement>(null);
  useValuesOf(query, form, onChange);
  const read = () => {
    if (form.current) onChange(valuesOf(form.current));
  };
  return (
    <search aria-label={texts.label}>
      <form
        ref={form}
        action="/project"
        className={styles.filter}
        onInput={read}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          read();
        }}
      >
        <TextField
          label={texts.search}
          name="q"
          type="search"
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SelectField
          label={texts.sector}
          name="sector"
          options={[
            { value: '', label: texts.all },
            ...sectors.map((sector) => ({ value: sector, label: sector })),
          ]}
        />
        <Button
          variant="secondary"
          // Not disabled: a button that is pressed keeps its focus.
          aria-disabled={!query.search && !query.sector}
          onClick={() => onChange({ search: '', sector: '' })}
        >
          {texts.reset}
        </Button>
      </form>
    </search>
  );
}

/** Keeps the fields as the address says; at first, what was typed meanwhile goes into the address. */
function useValuesOf(
  { search, sector }: PortfolioQuery,
  form: { current: HTMLFormElement | null },
  onChange: FilterProps['onChange'],
) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has changed.
  useEffect(() => {
    if (!form.current) return;
    const typed = valuesOf(form.current);
    const asked = new URLSearchParams(location.search);
    const isAsked = asked.has('q') || asked.has('sector');
    if (isFirst.current && !isAsked && (typed.search || typed.sector)) onChange(typed);
    else setValues(form.current, { q: search, sector });
    isFirst.current = false;
  }, [search, sector]);
}

function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  return { search: String(data.get('q') ?? '').trim(), sector: String(data.get('sector') ?? '') };
}

function setValues(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    // What is being typed runs ahead of the address.
    if (field !== document.activeElement) field.value = value;
  }
}
