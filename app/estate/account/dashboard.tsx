import type { MouseEvent, ReactNode } from 'react';
import { fill } from '#app/content/placeholders.ts';
import { ActionLink } from '#app/layout/action-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Table } from '#app/ui/table/table.tsx';
import Tabs from '#app/ui/tabs/tabs.island.tsx';
import { DetailsForm, PasswordForm } from './account-forms.tsx';
import type { EstateAccount } from './content.server.ts';
import styles from './dashboard.module.css';
import { SavedProperties } from './saved-properties.tsx';
import type { UserState } from './user-state.ts';

interface Props {
  texts: EstateAccount;
  user: UserState;
  onSave: (user: UserState) => void;
  onLogOut: () => void;
}

/** The account (spec 2.5): the user, nine tabs and the log-out button. */
export function Dashboard({ texts, user, onSave, onLogOut }: Props) {
  const shownName = [user.name, user.lastName].filter(Boolean).join(' ') || user.username;
  const tabs = panels({ texts, user, onSave }, shownName);
  return (
    <div className={styles.dashboard} onClickCapture={keepPanel}>
      <div className={styles.user}>
        <p className={styles.name}>
          <bdi>{shownName}</bdi>
        </p>
        <p className={styles.role}>{texts.role}</p>
        <Button variant="secondary" size="small" onClick={onLogOut}>
          {texts.logout}
        </Button>
      </div>
      <Tabs id="account" label={texts.label} tabs={tabs.map(({ label }) => label)} beside>
        {tabs.map(({ panel }) => panel)}
      </Tabs>
    </div>
  );
}

/** So that Back returns to the panel that a link was followed from. */
function keepPanel({ target }: MouseEvent) {
  const panel = (target as Element).closest('[role=tabpanel]');
  if (panel) history.replaceState(history.state, '', `#${panel.id}`);
}

function panels({ texts, user, onSave }: Omit<Props, 'onLogOut'>, shownName: string) {
  const { entries, properties, favourites, add, paymentsTable: payments } = texts;
  const panel = (label: string, content: ReactNode, title = label) => ({
    label,
    panel: (
      <div key={label} className={styles.panel}>
        <h2>{title}</h2>
        {content}
      </div>
    ),
  });
  return [
    panel(entries.home, <p>{texts.welcomeText}</p>, fill(texts.welcome, { user: shownName })),
    panel(entries.profile, <Profile texts={texts} user={user} />),
    panel(
      entries.address,
      <address className={styles.address}>
        {(user.address ? [user.address] : texts.address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>,
    ),
    panel(entries.details, <DetailsForm texts={texts} user={user} onSave={onSave} />),
    panel(entries.properties, <SavedProperties texts={texts} user={user} {...properties} />),
    panel(entries.favourites, <SavedProperties texts={texts} user={user} {...favourites} />),
    panel(
      entries.add,
      <>
        <p>{add.text}</p>
        <p>
          <ActionLink to={add.to} label={add.label} icon="arrow-right" />
        </p>
      </>,
    ),
    panel(
      entries.payments,
      <Table
        caption={payments.caption}
        rowKey={({ text }) => text}
        rows={payments.rows}
        columns={[
          { label: payments.date, cell: ({ date }) => date },
          { label: payments.text, names: true, cell: ({ text }) => text },
          { label: payments.amount, figures: true, cell: ({ amount }) => amount },
        ]}
      />,
    ),
    panel(entries.password, <PasswordForm texts={texts} />),
  ];
}

/** The data entered at log-in or register, or in the account's details. */
function Profile({ texts, user }: { texts: EstateAccount; user: UserState }) {
  const { labels, unknown } = texts;
  const names = ['username', 'email', 'name', 'lastName', 'phone'] as const;
  return (
    <dl className={styles.facts}>
      {names.flatMap((name) => [
        <dt key={`${name}-label`}>{labels[name]}</dt>,
        <dd key={name}>
          <bdi>{user[name] ?? unknown}</bdi>
        </dd>,
      ])}
    </dl>
  );
}
