import { limit } from '#app/forms/limit.ts';
import { openWith } from '#app/frame/handed-over.ts';
import { island } from '#app/islands/island.tsx';
import { Link } from '#app/layout/link.tsx';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import grid from '#app/ui/form/form.module.css';
import { MAX_LENGTH } from '#shared/limits.ts';
import type { EstateAccess } from '../account/content.server.ts';
import { userState } from '../account/user-state.ts';
import { Submit } from '../forms/submit.tsx';
import { useLocalForm } from '../forms/use-local-form.ts';
import styles from './access-form.module.css';

const schemas = {
  login: async () => (await import('./access-schemas.ts')).loginSchema,
  register: async () => (await import('./access-schemas.ts')).registerSchema,
};

interface Props extends Pick<EstateAccess, 'labels' | 'reveal' | 'submit' | 'other' | 'terms'> {
  variant: 'login' | 'register';
}

/** The form of log-in and register (spec 2.5, 4, 5), with the fields of its variant. */
function AccessForm({ variant, labels, reveal, submit, other, terms }: Props) {
  const isNew = variant === 'register';
  const { form, field } = useLocalForm({
    schema: schemas[variant],
    leave: (values, toast) => openWith('/account', { state: userState(values), toast }),
  });
  const named = (name: keyof typeof labels) => ({
    ...field(name, { revalidates: isNew && name === 'password' ? ['confirm'] : [] }),
    label: labels[name],
    required: true,
  });
  return (
    <form {...form} className={classNames(grid.form, styles.form)}>
      {isNew && (
        <>
          <TextField {...named('name')} autoComplete="given-name" remark={limit(MAX_LENGTH.name)} />
          <TextField
            {...named('lastName')}
            autoComplete="family-name"
            remark={limit(MAX_LENGTH.name)}
          />
        </>
      )}
      <TextField {...named('username')} autoComplete="username" remark={limit(MAX_LENGTH.name)} />
      <TextField
        {...named('email')}
        type="email"
        autoComplete="email"
        remark={limit(MAX_LENGTH.email)}
      />
      <PasswordField
        {...named('password')}
        texts={reveal}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      {isNew && (
        <>
          <PasswordField {...named('confirm')} texts={reveal} autoComplete="new-password" />
          <CheckboxField {...field('terms')} label={terms} required className={grid.whole} />
        </>
      )}
      <div className={grid.send}>
        <Submit icon="arrow-right">{submit}</Submit>
        <p>
          {other.text} <Link to={other.to}>{other.label}</Link>
        </p>
      </div>
    </form>
  );
}

export default island('estate/login-register/access-form', 'visible', AccessForm);
