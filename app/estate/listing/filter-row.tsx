import type { EstateList } from '#app/content/schemas/estate-property.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import styles from './list-page.module.css';

/** Status, type, location, the text box and the sort control (spec 2.5, 9). */
export function FilterRow({ texts, onReset }: { texts: EstateList; onReset: () => void }) {
  const { label, search, reset } = texts;
  const names = ['status', 'type', 'location', 'sort'] as const;
  return (
    <search aria-label={label} className={styles.filters}>
      {names.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={texts[name].label}
          options={texts[name].options}
          autoComplete="off"
        />
      ))}
      <TextField
        name="q"
        type="search"
        label={search.label}
        placeholder={search.placeholder}
        autoComplete="off"
      />
      <Button variant="quiet" size="small" onClick={onReset}>
        {reset}
      </Button>
    </search>
  );
}
