import { useEffect, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import type { Texts, Version } from '../hosts/backend.ts';
import { useTexts, useTime } from '../language.ts';
import type { Form } from '../model.ts';
import { useShared } from '../site.ts';
import styles from './form.module.css';
import { filesOf } from './open-file.ts';

interface Props {
  form: Form;
  onClose: () => void;
  /** Called with the files of a version that is to be taken over. */
  onTake: (files: Texts, at: Date) => void;
}

/** The saved versions of a form; one that is taken over is saved like any change. */
export function HistoryDialog({ form, onClose, onTake }: Props) {
  const { site, backend } = useShared();
  const texts = useTexts();
  const time = useTime();
  const [versions, setVersions] = useState<Version[]>();
  const files = filesOf(form, site);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    backend.versions(files).then(setVersions, () => setVersions([]));
  }, []);
  return (
    <Dialog open onClose={onClose} title={texts.history} closeLabel={texts.close}>
      {!site.git && <p className={styles.hint}>{texts.historyAdvice}</p>}
      {!versions && <p role="status">{texts.loading}</p>}
      {versions?.length === 0 && <p>{texts.noHistory}</p>}
      <ol className={styles.list}>
        {versions?.map(({ id, at, author }) => (
          <li key={id} className={styles.head}>
            <span className={styles.title}>
              {time(at)} · <bdi>{author}</bdi>
            </span>
            <SmallButton onClick={async () => onTake(await backend.read(files, id), at)}>
              {texts.restore}
            </SmallButton>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
