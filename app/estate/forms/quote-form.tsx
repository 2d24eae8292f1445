import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { useEstateForms } from '../use-estate-texts.ts';
import { MessageField, PersonFields } from './person-fields.tsx';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).quoteSchema;

/** The quote request (spec 3). */
export function QuoteForm() {
  const { labels, quote } = useEstateForms();
  const { form, field } = useLocalForm({ schema: load });
  const types = quote.types.map((label) => ({ value: label, label }));
  return (
    <form {...form} className={grid.form}>
      <PersonFields field={field} />
      <SelectField
        {...field('type')}
        label={labels.type}
        options={[{ value: '', label: quote.choose }, ...types]}
        required
      />
      <MessageField field={field} />
      <div className={grid.send}>
        <Button type="submit" icon="arrow-right">
          {quote.send}
        </Button>
      </div>
    </form>
  );
}
