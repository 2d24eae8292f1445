import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { CheckboxField } from '#app/ui/field/checkbox-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { Invitation, NewPerson, Person, Role } from '#shared/inbox.ts';
import { request } from '../api.ts';
import styles from '../controls/dialog.module.css';
import { Hindrance } from '../controls/problem.tsx';
import { useTexts } from '../language.ts';
import { useMe } from '../queries.ts';
import { useRoleName } from './use-role-name.ts';

interface Props {
  /** Absent for somebody who is invited. */
  person: Person | undefined;
  onClose: () => void;
  /** Called with the link of the invitation. */
  onInvited: (link: string) => void;
}

/** Invites somebody, or changes what somebody may do. */
export function PersonDialog({ person, onClose, onInvited }: Props) {
  const { people: texts, frame } = useTexts();
  const { cards } = useMe();
  const roleName = useRoleName();
  const [email, setEmail] = useState(person?.email ?? '');
  const [roles, setRoles] = useState<readonly Role[]>(person?.roles ?? []);
  const all: Role[] = [
    'administrator',
    'office',
    'hr',
    ...cards.map(({ id }) => `desk:${id}` as const),
  ];
  const saving = useMutation({
    async mutationFn() {
      if (person) {
        await request(`people/${person.id}`, { method: 'PUT', body: { roles } });
        return;
      }
      const body: NewPerson = { email, roles: [...roles] };
      onInvited((await request<Invitation>('people', { method: 'POST', body })).link);
    },
    onSuccess: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={person?.email ?? texts.invite} closeLabel={frame.close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate();
        }}
      >
        {!person && (
          <TextField
            type="email"
            label={texts.email}
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{texts.roles}</legend>
          {all.map((role) => (
            <CheckboxField
              key={role}
              label={roleName(role)}
              checked={roles.includes(role)}
              onChange={({ target }) =>
                setRoles(target.checked ? [...roles, role] : roles.filter((each) => each !== role))
              }
            />
          ))}
        </fieldset>
        <Hindrance to={saving} />
        <Button type="submit" disabled={roles.length === 0} loading={saving.isPending}>
          {person ? texts.save : texts.invite}
        </Button>
      </form>
    </Dialog>
  );
}
