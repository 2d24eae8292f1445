import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MoreButton } from '../controls/more-button.tsx';
import { Waiting } from '../controls/waiting.tsx';
import { useTexts } from '../language.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { filterOf, narrowed, tabOf } from './filters.ts';
import { MessageItem } from './message-item.tsx';
import styles from './message-list.module.css';
import { listQuery } from './requests.ts';
import { useChanges } from './use-changes.ts';

/** The messages of the address. @param open the id of the one that is shown */
export function MessageList({ open }: { open: string | undefined }) {
  const { messages: texts } = useTexts();
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const list = useInfiniteQuery(listQuery(filter));
  const [chosen, setChosen] = useState(new Set<string>());
  const changing = useChanges();

  const { data: rows } = list;
  if (!rows) return <Waiting error={list.error} onRetry={list.refetch} />;
  const selected = rows.filter(({ id }) => chosen.has(id));
  const tab = tabOf(params);
  return (
    <div>
      {rows.length > 0 ? (
        <BulkBar
          rows={rows}
          selected={selected}
          filter={filter}
          hasMore={list.hasNextPage}
          changing={changing}
          onSelect={(ids) => setChosen(new Set(ids))}
        />
      ) : (
        <p className={styles.empty}>
          {narrowed(params).length > 0 ? texts.noneFound : texts.none[tab]}
        </p>
      )}
      <ChangeNotice changing={changing} />
      <ul aria-busy={list.isPlaceholderData} onKeyDown={moveFocus}>
        {rows.map((row) => (
          <MessageItem
            key={row.id}
            row={row}
            isOpen={row.id === open}
            isSelected={chosen.has(row.id)}
            onSelect={() => setChosen(chosen.symmetricDifference(new Set([row.id])))}
          />
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}

/** Arrow keys go from message to message. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const next = by && links[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
