import { island } from '#app/islands/island.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { forms } from '../shared-texts.ts';
import { MessageField, PersonFields, Send } from './message-fields.tsx';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).messageSchema;

/** The template's contact form (spec 3, 5). */
function MessageForm() {
  const { labels, send } = forms;
  const { form, field } = useLocalForm({ schema: load });
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

export default island('estate/forms/message-form', 'visible', MessageForm);
