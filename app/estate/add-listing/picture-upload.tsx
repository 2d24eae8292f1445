import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { fill } from '#app/content/fill.ts';
import type { EstateAddListing } from '#app/content/schemas/estate-add-listing.ts';
import { classNames } from '#app/ui/class-names/class-names.ts';
import button from '#app/ui/field/file-button.module.css';
import { useStrayDrops } from '#app/ui/field/use-stray-drops.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
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
  const { label, hint, remove, count } = texts;
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useStrayDrops();
  // What was chosen before React ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, on arrival.
  useEffect(() => {
    if (input.current) takeFrom(input.current);
  }, []);

  function add(files: Iterable<File>) {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
    setChosen((before) => {
      const next = (before.at(-1)?.id ?? 0) + 1;
      return [...before, ...pictures.map((file, index) => ({ id: next + index, file }))];
    });
  }

  function takeFrom(field: HTMLInputElement) {
    add(field.files ?? []);
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
    add(event.dataTransfer.files);
  };

  return (
    <div className={classNames(styles.upload, className)}>
      <label htmlFor={id} className={styles.label}>
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
          id={id}
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
      <p role="status" className={styles.count}>
        {chosen.length > 0 && fill(count, { n: String(chosen.length) })}
      </p>
    </div>
  );
}
