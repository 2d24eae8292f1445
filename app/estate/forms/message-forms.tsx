import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { useEstateForms } from '../use-estate-texts.ts';
import { useLocalForm } from './use-local-form.ts';

const loadMessage = async () => (await import('./schemas.ts')).messageSchema;
const loadQuote = async () => (await import('./schemas.ts')).quoteSchema;

/** The template's contact form (spec 3, 5). */
export function MessageForm() {
  const { labels, send } = useEstateForms();
  const { form, field } = useLocalForm({ schema: loadMessage });
  return (
    <form {...form} className={grid.form}>
      <PersonFields field={field} />
      <TextField
        {...field('address')}
        label={labels.address}
        autoComplete="street-address"
        required
        minLength={3}
      />
      <MessageField field={field} />
      <Send label={send} />
    </form>
  );
}

/** The quote request (spec 3). */
export function QuoteForm() {
  const { labels, quote } = useEstateForms();
  const { form, field } = useLocalForm({ schema: loadQuote });
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

interface FieldsProps {
  field: ReturnType<typeof useLocalForm>['field'];
}

/** Name, telephone and e-mail address. */
function PersonFields({ field }: FieldsProps) {
  const { labels } = useEstateForms();
  return (
    <>
      <TextField
        {...field('name')}
        label={labels.name}
        autoComplete="name"
        required
        minLength={3}
      />
      <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" required />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        autoComplete="email"
        required
      />
    </>
  );
}

/** The optional message. */
function MessageField({ field }: FieldsProps) {
  const { labels } = useEstateForms();
  return (
    <TextArea {...field('message')} label={labels.message} minLength={5} className={grid.whole} />
  );
}

function Send({ label }: { label: string }) {
  return (
    <div className={grid.send}>
      <Button type="submit" icon="arrow-right">
        {label}
      </Button>
    </div>
  );
}
