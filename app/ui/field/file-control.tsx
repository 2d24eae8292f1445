import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { droppedFiles } from './dropped-files.ts';
import styles from './field.module.css';
import button from './file-button.module.css';
import own from './file-field.module.css';
import { useStrayDrops } from './use-stray-drops.ts';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** What browsers write in a language of their own: the label of the button, and a text beside it. */
  choose: string;
  beside?: ReactNode;
  /** Whether the chosen file is shown below it. */
  isFull?: boolean;
  onDropped: (files: File[]) => void;
}

/** A native file control, on which files and folders may also be dropped. */
export function FileControl({ choose, beside, isFull, onDropped, ...input }: Props) {
  const [isOver, setOver] = useState(false);
  useStrayDrops();
  return (
    <>
      <input
        {...input}
        type="file"
        className={classNames(
          styles.control,
          button.control,
          own.input,
          isFull && own.full,
          isOver && own.over,
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void droppedFiles(event.dataTransfer).then(
            (files) => files.length > 0 && onDropped(files),
          );
        }}
      />
      <span className={own.face} aria-hidden="true" data-needs-js>
        <span className={own.choose}>{choose}</span>
        {beside && <span>{beside}</span>}
      </span>
    </>
  );
}
