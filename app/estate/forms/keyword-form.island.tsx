import { openWith } from '#app/frame/handed-over.ts';
import { island } from '#app/islands/island.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { forms } from '../shared-texts.ts';
import styles from './keyword-form.module.css';
import { Submit } from './submit.tsx';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).keywordSchema;

/** Target of every search; it does not receive the keyword (spec 4). */
const RESULTS = '/property-sidebar';

/** The keyword search (spec 3, 4, 5). */
function KeywordForm({ placeholder }: { placeholder: string }) {
  const { search } = forms;
  const { form, field } = useLocalForm({
    schema: load,
    done: search.done,
    leave: (_values, toast) => openWith(RESULTS, { toast }),
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
      <Submit icon="search">{search.send}</Submit>
    </form>
  );
}

export default island('estate/forms/keyword-form', 'visible', KeywordForm);
