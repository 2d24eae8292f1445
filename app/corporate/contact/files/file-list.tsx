import { useEffect, useRef, useSyncExternalStore } from 'react';
import { numberFormat } from '#app/content/number-format.ts';
import { fill } from '#app/content/placeholders.ts';
import { fileSize } from '#app/ui/field/file-size.ts';
import { LOCALE } from '#shared/language.ts';
import { waitText } from '#shared/messages.ts';
import { type FileEntry, isOnTheWay } from './file-entries.ts';
import styles from './file-list.module.css';
import { FileNews } from './file-news.tsx';
import { FileRow, type RowAction } from './file-row.tsx';
import { texts } from './texts.ts';
import type { UploadQueue } from './upload-queue.ts';
import { useAwake } from './use-awake.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The chosen files, with their states and what can be done with them. */
export function FileList({ queue, onEmptied }: { queue: UploadQueue; onEmptied: () => void }) {
  const { files, isPlain } = useSyncExternalStore(queue.entries.subscribe, queue.entries.state);
  const list = useRef<HTMLUListElement>(null);
  const focus = useRef<readonly [key: number, actions: readonly RowAction[]]>(null);
  const left = isPlain ? [] : files.filter(isOnTheWay);
  const isSending = left.some(({ state }) => state !== 'paused');

  const bytesLeft = left.reduce((sum, { size, sent }) => sum + size - sent, 0);
  const seconds = useSecondsLeft(files, bytesLeft, isSending);

  useAskBeforeLeaving(isSending);
  useAwake(isSending);
  // After every change, since a moved or removed button has lost the focus.
  useEffect(() => {
    const [key, actions] = focus.current ?? [];
    focus.current = null;
    const row = list.current?.querySelector(`[data-key="${key}"]`);
    for (const action of actions ?? []) {
      const button = row?.querySelector<HTMLButtonElement>(`[data-action="${action}"]`);
      if (button && !button.disabled) return button.focus();
    }
  });

  const act = (action: RowAction, file: FileEntry, place: number) => {
    if (action === 'remove') {
      const next = files[place + 1] ?? files[place - 1];
      if (next) focus.current = [next.key, ['remove']];
      else onEmptied();
      return queue.remove(file.key);
    }
    const other = action === 'up' ? 'down' : action === 'down' ? 'up' : undefined;
    focus.current = [file.key, other ? [action, other] : ['pause', 'resume']];
    if (action === 'up' || action === 'down') queue.move(file.key, action === 'up' ? -1 : 1);
    else queue[action](file.key);
  };

  return (
    <>
      {files.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={texts.list}>
          {files.map((file, place) => (
            <FileRow
              key={file.key}
              file={file}
              isPlain={isPlain}
              isFirst={place === 0}
              isLast={place === files.length - 1}
              onAct={(action) => act(action, file, place)}
            />
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <div className={styles.left}>
          <p>{fill(texts.left, { files: count.format(left.length), size: fileSize(bytesLeft) })}</p>
          {seconds !== undefined && <p>{waitText(texts.timeLeft, seconds, LOCALE)}</p>}
          <p>{texts.keepOpen}</p>
        </div>
      )}
      <FileNews files={files} isPlain={isPlain} />
    </>
  );
}

const count = numberFormat();

/** Asks before the page is left; no longer than necessary, since a browser may keep no page for Back that asks. */
function useAskBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
