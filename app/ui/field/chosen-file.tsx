import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './file-field.module.css';
import { fileSize } from './file-size.ts';

interface Props {
  file: File;
  /** `{file}` is replaced by the file's name. */
  removeLabel: string;
  onRemove: () => void;
}

/** Name and size of a chosen file, with a button to remove it. */
export function ChosenFile({ file, removeLabel, onRemove }: Props) {
  return (
    <p className={styles.chosen}>
      <Icon name="file-text" />
      <bdi className={styles.name}>{file.name}</bdi>
      <span className={styles.size}>{fileSize(file.size)}</span>
      <IconButton
        icon="x"
        label={removeLabel.replace('{file}', file.name)}
        className={styles.remove}
        onClick={onRemove}
      />
    </p>
  );
}
