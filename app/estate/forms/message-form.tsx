import { Button } from '#app/ui/button/button.tsx';
import { TextArea, TextField } from '#app/ui/field/text-field.tsx';
import { useEstateForms } from '../use-estate-texts.ts';
import styles from './form.module.css';
import { useLocalForm } from './use-local-form.ts';

const load = async () => (await import('./schemas.ts')).messageSchema;

/** The template's contact form (spec 3, 5). */
export function MessageForm() {
  const { labels, send } = useEstateForms();
  const { form, field } = useLocalForm({ schema: load });
  return (
    <form {...form} className={styles.form}>
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
      <TextField
        {...field('address')}
        label={labels.address}
        autoComplete="street-address"
        required
        minLength={3}
      />
      <TextArea
        {...field('message')}
        label={labels.message}
        minLength={5}
        className={styles.whole}
      />
      <div className={styles.whole}>
        <Button type="submit" icon="arrow-right">
          {send}
        </Button>
      </div>
    </form>
  );
}
