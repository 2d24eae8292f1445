import { type ReactNode, useState } from 'react';
import styles from '../form/form.module.css';
import { useTexts } from '../language.ts';
import { useWhole } from './use-pictures.ts';

/** A picture as it was uploaded, whole and upright, and what lies on it. */
export function WholePicture({ file, children }: { file: string; children: ReactNode }) {
  const texts = useTexts();
  const source = useWhole(file);
  const [unseen, setUnseen] = useState<string>();
  if (source && source === unseen) return <p className={styles.hint}>{texts.unseenPicture}</p>;
  return (
    <div className={styles.whole}>
      {source && (
        <img src={source} alt="" className={styles.large} onError={() => setUnseen(source)} />
      )}
      {source && children}
    </div>
  );
}
