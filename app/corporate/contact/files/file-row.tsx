import { fileSize } from '#app/ui/field/file-size.ts';
import type { IconName } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon-button/icon-button.tsx';
import type { FileEntry } from './file-entries.ts';
import styles from './file-list.module.css';
import { isolated, stateText, withName } from './file-words.ts';
import { texts } from './texts.ts';

export type RowAction = 'pause' | 'resume' | 'up' | 'down' | 'remove';

const ICONS: Record<RowAction, IconName> = {
  pause: 'pause',
  resume: 'play',
  up: 'arrow-up',
  down: 'arrow-down',
  remove: 'x',
};

interface Props {
  file: FileEntry;
  isPlain: boolean;
  isFirst: boolean;
  isLast: boolean;
  onAct: (action: RowAction) => void;
}

/** A file of the list: name, size, how far it is, and its buttons. */
export function FileRow({ file, isPlain, isFirst, isLast, onAct }: Props) {
  const { key, name, size, sent, state } = file;
  const isMoving = ['sending', 'offline', 'away', 'paused', 'again'].includes(state);
  const button = (action: RowAction, isOff = false) => (
    <IconButton
      icon={ICONS[action]}
      label={withName(texts[action], name)}
      className={styles.button}
      data-action={action}
      disabled={isOff}
      onClick={() => onAct(action)}
    />
  );
  return (
    <li className={styles.row} data-key={key} data-state={isPlain ? undefined : state}>
      <p className={styles.head}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>{fileSize(size)}</span>
      </p>
      {isMoving && (
        <progress className={styles.bar} aria-label={isolated(name)} max={size} value={sent} />
      )}
      <p className={styles.state}>{stateText(file, isPlain)}</p>
      <div className={styles.buttons}>
        {['sending', 'waiting', 'offline', 'away'].includes(state) && button('pause')}
        {state === 'paused' && button('resume')}
        {!(isFirst && isLast) && (
          <>
            {button('up', isFirst)}
            {button('down', isLast)}
          </>
        )}
        {button('remove')}
      </div>
    </li>
  );
}
