import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { Choice } from '../controls/compact-select.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { assigneeChoices, cardChoices, formChoices, vacancyChoices } from './choices.ts';
import { ExportButtons, type Exporting } from './export-buttons.tsx';
import styles from './filter-form.module.css';
import { type FilterName, filterOf, narrowed, withValue } from './filters.ts';

const TYPED = ['q', 'sender', 'from', 'to'] as const;

type Typed = Record<(typeof TYPED)[number], string>;

/** The search box, and behind a button what else narrows the list. */
export function FilterForm({ onSuppliers }: Pick<Exporting, 'onSuppliers'>) {
  const texts = useTexts();
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const active = narrowed(params).filter(([name]) => name !== 'q').length;
  const [isOpen, setOpen] = useState(active > 0);
  const [typed, setTyped] = useTyped(params);
  const id = useId();
  const { filter } = texts;

  // At once: React would show a control's old value until then.
  const set = (next: URLSearchParams) => setParams(next, { replace: true, flushSync: true });
  const choice = (name: FilterName, options: Choice[]) =>
    options.length > 0 && (
      <SelectField
        label={filter[name]}
        value={params.get(name) ?? ''}
        options={[{ value: '', label: filter.any }, ...options]}
        onChange={({ target }) => set(withValue(params, name, target.value))}
      />
    );
  const field = (name: keyof Typed, type: 'email' | 'date') => (
    <TextField
      type={type}
      label={filter[name]}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      onBlur={({ target }) => target.form?.requestSubmit()}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: an element <search> would only be around the form
    <form
      role="search"
      noValidate
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        set(TYPED.reduce((next, name) => withValue(next, name, typed[name].trim()), params));
      }}
    >
      <div className={styles.search}>
        <input
          type="search"
          dir="auto"
          enterKeyHint="search"
          aria-label={filter.q}
          placeholder={filter.q}
          className={styles.box}
          value={typed.q}
          onChange={({ target }) => setTyped({ ...typed, q: target.value })}
        />
        <SmallButton type="submit" icon="search" aria-label={filter.search} />
      </div>
      <SmallButton
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {filter.more}
        {active > 0 && ` (${active})`}
      </SmallButton>
      <ExportButtons filter={filterOf(params)} onSuppliers={onSuppliers} />
      <div id={id} className={styles.fields} hidden={!isOpen}>
        {choice('form', formChoices(texts))}
        {choice('desk', cardChoices(me))}
        {choice('vacancy', vacancyChoices(me))}
        {choice('assignee', assigneeChoices(me, texts))}
        {field('sender', 'email')}
        {field('from', 'date')}
        {field('to', 'date')}
        <CheckboxField
          label={filter.file}
          checked={params.has('file')}
          onChange={({ target }) => set(withValue(params, 'file', target.checked ? 'yes' : ''))}
        />
        {active > 0 && (
          <SmallButton
            variant="quiet"
            onClick={() => set(withValue(new URLSearchParams(), 'tab', params.get('tab') ?? ''))}
          >
            {filter.clear}
          </SmallButton>
        )}
      </div>
    </form>
  );
}

/** What is typed but not yet in the address, whose next change replaces it. */
function useTyped(params: URLSearchParams) {
  const address = `${params}`;
  const [typed, setTyped] = useState<Typed & { address: string }>();
  const inAddress = Object.fromEntries(TYPED.map((name) => [name, params.get(name) ?? '']));
  const current = typed?.address === address ? typed : (inAddress as Typed);
  return [current, (next: Typed) => setTyped({ ...next, address })] as const;
}
