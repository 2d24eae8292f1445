import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fill, fillPlural } from '#app/content/fill.ts';
import type { EstateAddListing } from '#app/content/schemas/estate-add-listing.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import { Remarks, useTie } from '#app/ui/field/field.tsx';
import button from '#app/ui/field/file-button.module.css';
import { useStrayDrops } from '#app/ui/field/use-stray-drops.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { faultOf } from './picture-fault.ts';
import styles from './picture-upload.module.css';
import { Preview } from './preview.tsx';

interface Props {
  texts: EstateAddListing['gallery'];
  className?: string | undefined;
}

interface Chosen {
  id: number;
  file: File;
}

/** Pictures, chosen or dropped, several times over; taken out one by one (spec 4). They stay here. */
export function PictureUpload({ texts, className }: Props) {
  const { label, hint, remove, count, refused } = texts;
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const tie = useTie(undefined, error);
  useStrayDrops();
  // What was chosen before React ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, on arrival.
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
    const told = files.map(({ name }, index) => {
      const fault = faults[index];
      return fault ? fill(refused[fault], { name }) : '';
    });
    setError(told.filter(Boolean).join(' '));
  }

  function takeFrom(field: HTMLInputElement) {
    void add(field.files ?? []);
    // The same picture may be chosen once more after it was taken out.
    field.value = '';
  }

  function takeOut(id: number) {
    setChosen(chosen.filter((known) => known.id !== id));
    // The button that had the focus is gone.
    input.current?.focus();
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add(event.dataTransfer.files);
  };

  return (
    <div className={classNames(styles.upload, className)}>
      <label htmlFor={tie.id} className={styles.label}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to use the field in it. */}
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
          {...tie}
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
                <bdi className={styles.name}>{file.name}</bdi>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={fill(remove, { name: file.name })}
                  onClick={() => takeOut(own)}
                >
                  <Icon name="x" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div aria-live="polite">
        <Remarks id={tie.id} hint={undefined} error={error} />
      </div>
      <p role="status" className={styles.count}>
        {chosen.length > 0 && fillPlural(count, chosen.length)}
      </p>
    </div>
  );
}
