import { island } from '#app/islands/island.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { forms } from '../shared-texts.ts';
import { MessageField, PersonFields, Send } from './message-fields.tsx';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).quoteSchema;

/** The quote request (spec 3). */
function QuoteForm() {
  const { labels, quote } = forms;
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
      <Send label={quote.send} />
    </form>
  );
}

export default island('estate/forms/quote-form', 'visible', QuoteForm);
