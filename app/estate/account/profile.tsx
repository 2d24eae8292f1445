import type { EstateAccount } from '#app/content/schemas/estate-account.ts';
import styles from './dashboard.module.css';
import type { UserState } from './user-state.ts';

/** What the user entered at log-in or register. */
export function Profile({ texts, user }: { texts: EstateAccount; user: UserState }) {
  const { labels, unknown } = texts;
  const names = ['username', 'email', 'name', 'lastName'] as const;
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
