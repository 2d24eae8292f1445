import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fill, fillPlural } from '#app/content/placeholders.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Remarks, useControlProps } from '#app/ui/field/field.tsx';
import button from '#app/ui/field/file-button.module.css';
import { useStrayDrops } from '#app/ui/field/use-stray-drops.ts';
import { IconButton } from '#app/ui/icon-button/icon-button.tsx';
import type { EstateAddListing } from './content.server.ts';
import { faultOf, Preview } from './picture-file.tsx';
import styles from './picture-upload.module.css';

interface Props {
  texts: EstateAddListing['gallery'];
  className?: string | undefined;
}

interface Chosen {
  id: number;
  file: File;
}

/** Pictures, chosen or dropped, and removed one by one (spec 4). Nothing is uploaded. */
export function PictureUpload({ texts, className }: Props) {
  const { label, hint, remove, count, refused } = texts;
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const control = useControlProps(undefined, error);
  useStrayDrops();
  // Reads pictures chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    if (input.current) takeFrom(input.current);
  }, []);

  async function add(list: Iterable<File>) {
    const files = [...list];
    if (files.length === 0) return;
    const faults = await Promise.all(files.map(faultOf));
    const pictures = files.filter((_, index) => !faults[index]);
    setChosen((before) => {
      const next = (before.at(-1)?.id ?? 0) + 1;
      return [...before, ...pictures.map((file, index) => ({ id: next + index, file }))];
    });
    const messages = files.map(({ name }, index) => {
      const fault = faults[index];
      return fault ? fill(refused[fault], { file: name }) : '';
    });
    setError(messages.filter(Boolean).join(' '));
  }

  function takeFrom(field: HTMLInputElement) {
    void add(field.files ?? []);
    // Lets the visitor choose a removed picture again.
    field.value = '';
  }

  function takeOut(id: number) {
    setChosen(chosen.filter((known) => known.id !== id));
    // The focused button is removed.
    input.current?.focus();
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };

  return (
    <div className={classNames(styles.upload, className)}>
      <label htmlFor={control.id} className={styles.label}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to use the field. */}
      <div
        className={classNames(styles.place, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {chosen.length === 0 && <p className={styles.hint}>{hint}</p>}
        <input
          ref={input}
          {...control}
          type="file"
          accept="image/*"
          multiple
          className={classNames(button.control, styles.input, chosen.length > 0 && styles.full)}
          onChange={({ currentTarget }) => takeFrom(currentTarget)}
        />
        {chosen.length > 0 && (
          <ul className={styles.pictures}>
            {chosen.map(({ id: own, file }) => (
              <li key={own} className={styles.picture}>
                <Preview file={file} />
                <bdi className={styles.name} title={file.name}>
                  {file.name}
                </bdi>
                <IconButton
                  icon="x"
                  label={fill(remove, { file: file.name })}
                  className={styles.remove}
                  onClick={() => takeOut(own)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div aria-live="polite">
        <Remarks id={control.id} hint={undefined} error={error} />
      </div>
      <p role="status" className={styles.count}>
        {chosen.length > 0 && fillPlural(count, chosen.length)}
      </p>
    </div>
  );
}
