import type { ComponentProps } from 'react';
import { addressOf } from '#app/content/address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { PortfolioPage } from './content.server.ts';
import styles from './contract-filter.module.css';

/** A client's line of business; its id is the same in every language. */
export interface Sector {
  id: string;
  name: string;
}

interface Props {
  texts: PortfolioPage['filter'];
  sectors: readonly Sector[];
  /** Binds the form to the query. */
  form: ComponentProps<'form'>;
  /** Whether any filter is set. */
  isFiltered: boolean;
  onReset: () => void;
}

/** Free text and sector. Submitted before hydration, the form requests the page with the same query. */
export function ContractFilter({ texts, sectors, form, isFiltered, onReset }: Props) {
  return (
    <search aria-label={texts.label} data-needs-js>
      <form action={addressOf('/project')} className={styles.filter} {...form}>
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
            ...sectors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {/* Not `disabled`, which would lose the focus. */}
        <Button variant="secondary" aria-disabled={!isFiltered} onClick={onReset}>
          {texts.reset}
        </Button>
      </form>
    </search>
  );
}
