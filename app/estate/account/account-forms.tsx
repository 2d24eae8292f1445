import { Button } from '#app/ui/button/button.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import type { EstateAccount } from './content.server.ts';
import styles from './dashboard.module.css';
import type { UserState } from './user-state.ts';

const loadDetails = async () => (await import('../forms/schemas.ts')).messageSchema;

/** The form of the account's details; nothing is stored. */
export function DetailsForm({ texts, user }: { texts: EstateAccount; user: UserState }) {
  const { labels, save } = texts;
  const { form, field } = useLocalForm({ schema: loadDetails });
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

const loadPassword = async () =>
  (await import('../login-register/access-schemas.ts')).passwordChangeSchema;

/** The password-change form; nothing is stored. */
export function PasswordForm({ texts }: { texts: EstateAccount }) {
  const { labels, reveal, save } = texts;
  const { form, field } = useLocalForm({ schema: loadPassword, labels });
  const names = ['current', 'password', 'confirm'] as const;
  return (
    <form {...form} className={styles.form}>
      {names.map((name) => (
        <PasswordField
          key={name}
          {...field(name, { revalidates: name === 'password' ? ['confirm'] : [] })}
          label={labels[name]}
          texts={reveal}
          autoComplete={name === 'current' ? 'current-password' : 'new-password'}
          required
        />
      ))}
      <Button type="submit">{save}</Button>
    </form>
  );
}
