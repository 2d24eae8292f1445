import type { EstateAccount } from '#app/content/schemas/estate-account.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import styles from './dashboard.module.css';
import type { UserState } from './user-state.ts';

const load = async () => (await import('../forms/schemas.ts')).messageSchema;

/** The account's details; saving is shown, nothing is kept. */
export function DetailsForm({ texts, user }: { texts: EstateAccount; user: UserState }) {
  const { labels, save } = texts;
  const { form, field } = useLocalForm({ schema: load });
  return (
    <form {...form} className={styles.form}>
      <TextField {...field('name')} label={labels.name} defaultValue={user.name} required />
      <TextField {...field('phone')} label={labels.phone} type="tel" required />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        defaultValue={user.email}
        required
      />
      <TextField {...field('address')} label={labels.address} required />
      <Button type="submit">{save}</Button>
    </form>
  );
}
