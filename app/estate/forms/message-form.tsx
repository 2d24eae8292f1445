import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { useEstateForms } from '../use-estate-texts.ts';
import { MessageField, PersonFields } from './person-fields.tsx';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).messageSchema;

/** The template's contact form (spec 3, 5). */
export function MessageForm() {
  const { labels, send } = useEstateForms();
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
      <div className={grid.send}>
        <Button type="submit" icon="arrow-right">
          {send}
        </Button>
      </div>
    </form>
  );
}
