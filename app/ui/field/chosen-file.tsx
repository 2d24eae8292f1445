import { Icon } from '../icon/icon.tsx';
import styles from './file-field.module.css';

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
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel.replace('{file}', file.name)}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </p>
  );
}

const UNITS = [
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

function fileSize(bytes: number): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? UNITS[2];
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(`${lang}-u-nu-latn`, {
    style: 'unit',
    unit,
    // Arabic texts have no abbreviation for it.
    unitDisplay: lang === 'ar' ? 'long' : 'short',
    maximumFractionDigits: bytes < 1024 ** 2 ? 0 : 1,
  }).format(bytes / size);
}
