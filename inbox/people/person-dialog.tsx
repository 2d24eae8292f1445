import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import { type Invitation, type NewPerson, type Person, ROLES, type Role } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { CheckList } from '../controls/check-list.tsx';
import { FormDialog } from '../controls/form-dialog.tsx';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
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
  const { people: texts } = useTexts();
  const { cards } = useMe();
  const roleName = useRoleName();
  const [email, setEmail] = useState(person?.email ?? '');
  const [roles, setRoles] = useState<readonly Role[]>(person?.roles ?? []);
  const all: Role[] = [...ROLES, ...cards.map(({ id }) => `desk:${id}` as const)];
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
    <FormDialog
      title={person?.email ?? texts.invite}
      action={person ? texts.save : texts.invite}
      doing={saving}
      disabled={roles.length === 0}
      onClose={onClose}
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
      <CheckList
        label={texts.roles}
        choices={all.map((role) => ({ value: role, label: roleName(role) }))}
        chosen={roles}
        onChange={setRoles}
      />
    </FormDialog>
  );
}
