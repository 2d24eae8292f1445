import { Link } from 'react-router';
import type { MessageRow } from '#shared/inbox.ts';
import { type Choice, CompactSelect } from '../controls/compact-select.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { nameOf } from '../messages/choices.ts';
import styles from './board.module.css';

interface Props {
  row: MessageRow;
  stages: readonly Choice[];
  onMove: (stage: string | null) => Promise<void>;
  /** Whether it was moved just now. */
  isMoved: boolean;
}

/** An application, which its select or a drag moves to another stage. */
export function ApplicationCard({ row, stages, onMove, isMoved }: Props) {
  const { board: texts } = useTexts();
  const { day } = useFormats();
  const me = useMe();
  return (
    <li
      draggable
      className={styles.card}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', row.id)}
    >
      <Link to={`/messages/${row.id}`} className={styles.name}>
        <bdi>{row.name || row.email}</bdi>
      </Link>
      <small>{row.subject}</small>
      <small>
        {day(row.receivedAt)}
        {row.assignee && ` · @${nameOf(row.assignee, me)}`}
      </small>
      <CompactSelect
        label={`${texts.stage} ${row.name}`}
        value={row.stage ?? ''}
        choices={stages}
        onChange={(value) => onMove(value || null)}
        takesFocus={isMoved}
      />
    </li>
  );
}
