import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { FileEntry } from './file-entries.ts';
import { stateText } from './file-words.ts';
import { texts } from './texts.ts';

interface Props {
  files: readonly FileEntry[];
  isPlain: boolean;
}

/** A live region: which files cannot arrive, why others are late, and that all have arrived. */
export function FileNews({ files, isPlain }: Props) {
  const refused = files.filter(({ state }) => state === 'refused');
  const later = (['offline', 'away'] as const).filter((why) =>
    files.some(({ state }) => state === why),
  );
  const hasAll = !isPlain && files.length > 0 && files.every(({ state }) => state === 'arrived');
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {/* An element each, so that only what is new is announced. */}
        {refused.map((file) => (
          <span key={file.key}>{stateText(file, isPlain)}</span>
        ))}
        {later.map((why) => (
          <span key={why}>{texts.states[why]}</span>
        ))}
        {hasAll && <span key="all">{texts.allArrived}</span>}
      </span>
    </VisuallyHidden>
  );
}
