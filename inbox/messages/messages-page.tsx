import { useState } from 'react';
import { Outlet, useMatch, useSearchParams } from 'react-router';
import hidden from '#app/ui/visually-hidden/visually-hidden.module.css';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { FilterForm } from './filter-form.tsx';
import { MessageList } from './message-list.tsx';
import styles from './messages-page.module.css';
import { SuppliersDialog } from './suppliers-dialog.tsx';
import { Tabs } from './tabs.tsx';

/** The list of messages, and beside it the message that is open. On narrow screens that is in its place. */
export function MessagesPage() {
  const { frame } = useTexts();
  const { siteName } = useMe();
  const [params] = useSearchParams();
  const open = useMatch('/messages/:id')?.params.id;
  const [areSuppliersWanted, setSuppliersWanted] = useState(false);
  return (
    <div className={styles.page} data-open={open !== undefined}>
      <title>{`${frame.messages} | ${siteName}`}</title>
      <h1 className={hidden.hidden}>{frame.messages}</h1>
      <section className={styles.list} aria-label={frame.messages}>
        <Tabs />
        <FilterForm onSuppliers={() => setSuppliersWanted(true)} />
        <MessageList key={`${params}`} open={open} />
      </section>
      {areSuppliersWanted && <SuppliersDialog onClose={() => setSuppliersWanted(false)} />}
      <Outlet />
    </div>
  );
}
