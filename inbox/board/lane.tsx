import { useState } from 'react';
import type { MessageRow } from '#shared/inbox.ts';
import type { Choice } from '../controls/compact-select.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { ApplicationCard } from './application-card.tsx';
import styles from './board.module.css';

interface Props {
  stage: Choice;
  stages: readonly Choice[];
  rows: readonly MessageRow[];
  onMove: (row: MessageRow, stage: string | null) => Promise<void>;
  /** Id of the application that was moved last. */
  moved: string | undefined;
  /** Called with the id of an application that was dragged here. */
  onDrop: (id: string) => void;
}

/** The applications of a stage. */
export function Lane({ stage, stages, rows, onMove, moved, onDrop }: Props) {
  const { board: texts } = useTexts();
  const { number } = useFormats();
  const [isOver, setOver] = useState(false);
  return (
    <section
      aria-label={stage.label}
      className={styles.lane}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
    >
      <h2 className={styles.stage}>
        {stage.label} <span className={styles.count}>{number(rows.length)}</span>
      </h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <ApplicationCard
            key={row.id}
            row={row}
            stages={stages}
            onMove={(to) => onMove(row, to)}
            isMoved={row.id === moved}
          />
        ))}
        {rows.length === 0 && <li className={styles.empty}>{texts.empty}</li>}
      </ul>
    </section>
  );
}
