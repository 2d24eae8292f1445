import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Submit } from '../forms/submit.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import type { EstateAccount } from './content.server.ts';
import styles from './dashboard.module.css';
import { type UserState, userState } from './user-state.ts';

const loadDetails = async () => (await import('../login-register/access-schemas.ts')).detailsSchema;

interface DetailsProps {
  texts: EstateAccount;
  user: UserState;
  onSave: (user: UserState) => void;
}

const DETAILS = [
  ['name', 'text'],
  ['phone', 'tel'],
  ['email', 'email'],
  ['address', 'text'],
] as const;

/** The form of the account's details, which keeps what was saved. */
export function DetailsForm({ texts, user, onSave }: DetailsProps) {
  const { labels, save } = texts;
  const { form, field } = useLocalForm({
    schema: loadDetails,
    onDone: (values) => onSave(userState({ ...user, ...values })),
  });
  return (
    <form {...form} className={styles.form}>
      {DETAILS.map(([name, type]) => (
        <TextField
          key={name}
          {...field(name)}
          label={labels[name]}
          type={type}
          defaultValue={user[name]}
          required
        />
      ))}
      <Submit>{save}</Submit>
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
      <Submit>{save}</Submit>
    </form>
  );
}
