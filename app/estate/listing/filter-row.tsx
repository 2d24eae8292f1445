import type { EstateList } from '#app/content/schemas/estate-property.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Choices } from './choices.tsx';
import styles from './list-page.module.css';

/** Status, type, location, the text box and the sort control (spec 2.5, 9). */
export function FilterRow({ texts, onReset }: { texts: EstateList; onReset: () => void }) {
  const { label, search, reset } = texts;
  return (
    <search aria-label={label} className={styles.filters} data-needs-js>
      <Choices texts={texts} names={['status', 'type', 'location', 'sort']} />
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
