import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea, TextField } from '#app/ui/field/text-field.tsx';
import { useEstateForms } from '../use-estate-texts.ts';
import styles from './form.module.css';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).quoteSchema;

/** The quote request (spec 3). */
export function QuoteForm() {
  const { labels, quote } = useEstateForms();
  const { form, field } = useLocalForm({ schema: load });
  const types = quote.types.map((label) => ({ value: label, label }));
  return (
    <form {...form} className={styles.form}>
      <TextField
        {...field('name')}
        label={labels.name}
        autoComplete="name"
        required
        minLength={3}
      />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" required />
      <SelectField
        {...field('type')}
        label={labels.type}
        options={[{ value: '', label: quote.choose }, ...types]}
        required
      />
      <TextArea
        {...field('message')}
        label={labels.message}
        minLength={5}
        className={styles.whole}
      />
      <div className={styles.whole}>
        <Button type="submit" icon="arrow-right">
          {quote.send}
        </Button>
      </div>
    </form>
  );
}
