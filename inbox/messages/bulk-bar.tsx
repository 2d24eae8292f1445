import { useState } from 'react';
import type { Change, MessageFilter, MessageRow } from '#shared/inbox.ts';
import { CheckBox } from '../controls/check-box.tsx';
import { FormDialog } from '../controls/form-dialog.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './bulk-bar.module.css';
import { ChangeButtons, type Effect } from './change-buttons.tsx';
import type { Changing } from './use-changes.ts';

interface Props {
  rows: readonly MessageRow[];
  selected: readonly MessageRow[];
  filter: MessageFilter;
  /** Whether more messages match than are shown. */
  hasMore: boolean;
  changing: Changing;
  onSelect: (ids: readonly string[]) => void;
}

/** Selects all messages, and changes those that are selected. */
export function BulkBar({ rows, selected, filter, hasMore, changing, onSelect }: Props) {
  const { bulk } = useTexts();
  const { number } = useFormats();
  // Up to the newest that was shown then: what arrives later is not changed.
  const [all, setAll] = useState<Change['all']>();
  const [asked, setAsked] = useState<Effect>();
  const isFull = selected.length > 0 && selected.length === rows.length;

  const select = (ids: readonly string[]) => {
    setAll(undefined);
    onSelect(ids);
  };
  const change = async (effect: Effect) => {
    if (all) return setAsked(effect);
    await changing.change({ ids: selected.map(({ id }) => id), ...effect }, selected);
    select([]);
  };
  const changeAll = (matching: NonNullable<Change['all']>, effect: Effect) => {
    changing.change({ all: matching, ...effect }, []);
    setAsked(undefined);
    select([]);
  };
  return (
    <div className={styles.bar}>
      <CheckBox
        label={bulk.selectAll}
        checked={isFull}
        isPartial={selected.length > 0 && !isFull}
        onChange={(checked) => select(checked ? rows.map(({ id }) => id) : [])}
      />
      {selected.length === 0 ? (
        <small>{bulk.none}</small>
      ) : (
        <>
          <output>{all ? bulk.allSelected : `${bulk.selected} ${number(selected.length)}`}</output>
          {isFull && hasMore && !all && (
            <SmallButton
              variant="quiet"
              onClick={() => setAll({ filter, upTo: rows[0]?.number ?? 0 })}
            >
              {bulk.selectMatching}
            </SmallButton>
          )}
          <div className={styles.actions}>
            <ChangeButtons state={filter.state} label={bulk.assign} onChange={change} />
          </div>
        </>
      )}
      {asked && (
        <FormDialog
          title={bulk.question}
          effect={bulk.noUndo}
          action={bulk.changeAll}
          doing={{ ...changing, mutate: () => all && changeAll(all, asked) }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
