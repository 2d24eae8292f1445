import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, Table } from '#app/ui/table/table.tsx';
import type { Invitation, Person } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { Page } from '../controls/page.tsx';
import { Hindrance } from '../controls/problem.tsx';
import { ShownOnce } from '../controls/shown-once.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { Waiting } from '../controls/waiting.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import styles from './people.module.css';
import { PersonDialog } from './person-dialog.tsx';
import { useRoleName } from './use-role-name.ts';

/** Who may sign in, for the administrator. */
export function PeoplePage() {
  const { people: texts } = useTexts();
  const me = useMe();
  const { day, moment } = useFormats();
  const roleName = useRoleName();
  const { data: people, error, refetch } = useQuery<Person[]>({ queryKey: ['people'] });
  const [edited, setEdited] = useState<Person | 'new'>();
  const [removed, setRemoved] = useState<Person>();
  const [link, setLink] = useState<string>();
  const inviting = useMutation({
    mutationFn: (id: string) => request<Invitation>(`people/${id}/invitation`, { method: 'POST' }),
    onSuccess: ({ link }) => setLink(link),
  });
  const removing = useMutation({
    mutationFn: () => request(`people/${removed?.id}`, { method: 'DELETE' }),
    onSuccess: () => setRemoved(undefined),
  });
  const columns: Column<Person>[] = [
    { label: texts.email, names: true, cell: ({ email }) => <bdi>{email}</bdi> },
    { label: texts.roles, cell: ({ roles }) => roles.map(roleName).join(', ') },
    {
      label: texts.keys,
      cell: ({ keys, invitedUntil }) =>
        invitedUntil ? `${texts.invitedUntil} ${moment(invitedUntil)}` : keys || texts.noKey,
    },
    { label: texts.added, figures: true, cell: ({ addedAt }) => day(addedAt) },
    {
      label: texts.actions,
      bare: true,
      cell: (person) => (
        <span className={styles.actions}>
          <SmallButton variant="quiet" onClick={() => setEdited(person)}>
            {texts.roles}
          </SmallButton>
          <SmallButton variant="quiet" onClick={() => inviting.mutate(person.id)}>
            {texts.newInvitation}
          </SmallButton>
          {person.id !== me.person.id && (
            <SmallButton variant="quiet" onClick={() => setRemoved(person)}>
              {texts.remove}
            </SmallButton>
          )}
        </span>
      ),
    },
  ];
  return (
    <Page
      name="people"
      action={
        <SmallButton variant="primary" icon="plus" onClick={() => setEdited('new')}>
          {texts.invite}
        </SmallButton>
      }
    >
      <Hindrance to={inviting} />
      {people ? (
        <Table caption={texts.caption} columns={columns} rows={people} rowKey={({ id }) => id} />
      ) : (
        <Waiting error={error} onRetry={refetch} />
      )}
      {edited && (
        <PersonDialog
          person={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onInvited={setLink}
        />
      )}
      {removed && (
        <FormDialog
          title={`${texts.removeQuestion} ${removed.email}`}
          effect={texts.removeEffect}
          action={texts.remove}
          doing={removing}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {link && (
        <ShownOnce
          title={texts.link}
          label={texts.linkLabel}
          advice={texts.linkAdvice}
          value={link}
          onClose={() => setLink(undefined)}
        />
      )}
    </Page>
  );
}
