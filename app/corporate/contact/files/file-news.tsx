import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { FileEntry } from './file-entries.ts';
import { stateText } from './file-words.ts';
import { texts } from './texts.ts';

interface Props {
  files: readonly FileEntry[];
  isPlain: boolean;
}

/** A live region: which files cannot arrive, that the connection is lost, and that all have arrived. */
export function FileNews({ files, isPlain }: Props) {
  const refused = files.filter(({ state }) => state === 'refused');
  const isOffline = files.some(({ state }) => state === 'offline');
  const hasAll = !isPlain && files.length > 0 && files.every(({ state }) => state === 'arrived');
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {/* An element each, so that only what is new is announced. */}
        {refused.map((file) => (
          <span key={file.key}>{stateText(file, isPlain)}</span>
        ))}
        {isOffline && <span key="offline">{texts.states.offline}</span>}
        {hasAll && <span key="all">{texts.allArrived}</span>}
      </span>
    </VisuallyHidden>
  );
}
