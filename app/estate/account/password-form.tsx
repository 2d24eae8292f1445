import type { EstateAccount } from '#app/content/schemas/estate-account.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import styles from './dashboard.module.css';

const load = async () => (await import('./access-schemas.ts')).passwordChangeSchema;

/** The change of password; nothing of it is kept. */
export function PasswordForm({ texts }: { texts: EstateAccount }) {
  const { labels, reveal, save } = texts;
  const { form, field } = useLocalForm({ schema: load });
  const names = ['current', 'password', 'confirm'] as const;
  const named = (name: (typeof names)[number]) =>
    field(name, {
      called: labels[name],
      judgedWithIt: name === 'password' ? ['confirm'] : [],
    });
  return (
    <form {...form} className={styles.form}>
      {names.map((name) => (
        <PasswordField
          key={name}
          {...named(name)}
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
