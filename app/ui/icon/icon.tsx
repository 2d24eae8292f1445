import { classNames } from '../class-names/class-names.ts';
import styles from './icon.module.css';
import { type IconName, shapes } from './shapes.tsx';

export type { IconName };

/** These point along the line of writing, so they turn round in right-to-left text. */
const DIRECTIONAL: readonly IconName[] = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
];

interface Props {
  name: IconName;
  className?: string | undefined;
}

/** A line icon, as tall as the text beside it; says nothing to a screen reader. */
export function Icon({ name, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, DIRECTIONAL.includes(name) && styles.flip, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}
