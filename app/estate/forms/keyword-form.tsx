import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useEstateForms } from '../use-estate-texts.ts';
import styles from './keyword-form.module.css';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).keywordSchema;

/** Target of every search; it does not receive the keyword (spec 4). */
const RESULTS = '/property-sidebar';

/** The keyword search (spec 3, 4, 5). */
export function KeywordForm({ placeholder }: { placeholder: string }) {
  const { search } = useEstateForms();
  const navigate = useNavigate();
  const { form, field } = useLocalForm({
    schema: load,
    done: search.done,
    onDone: () => void navigate(RESULTS),
  });
  return (
    <form {...form} className={styles.form}>
      <TextField
        {...field('searchKeyword')}
        label={search.label}
        type="search"
        placeholder={placeholder}
        required
        minLength={3}
      />
      <Button type="submit" icon="search">
        {search.send}
      </Button>
    </form>
  );
}
