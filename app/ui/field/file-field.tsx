import {
  type ComponentPropsWithRef,
  type DragEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ChosenFile } from './chosen-file.tsx';
import styles from './field.module.css';
import { Field, type FieldTexts, splitTexts } from './field.tsx';
import button from './file-button.module.css';
import own from './file-field.module.css';
import { useStrayDrops } from './use-stray-drops.ts';

type FileProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'multiple'> & {
    /** What browsers write in a language of their own, and the label of the button that removes `{file}`. */
    fileTexts: { choose: string; none: string; remove: string };
  };

/** A native file control, which also accepts a dropped file, and below it the chosen file. */
export function FileField({ fileTexts, ref, onChange, ...props }: FileProps) {
  const [texts, rest] = splitTexts(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [file, look] = useChosenFile(input);
  const [isOver, setOver] = useState(false);
  useStrayDrops();

  // A file that is chosen again, though saved in between, is a choice that was cancelled. React has no such event.
  useEffect(() => {
    const { current } = input;
    current?.addEventListener('cancel', announceChoice);
    return () => current?.removeEventListener('cancel', announceChoice);
  }, []);
  const put = (files: FileList) => {
    if (!input.current) return;
    input.current.files = files;
    announceChoice({ target: input.current });
    input.current.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [first] = event.dataTransfer.files;
    if (first) put(only(first));
  };

  return (
    <Field {...texts} required={rest.required}>
      {(control) => (
        <div className={own.file}>
          <input
            {...rest}
            {...control}
            ref={input}
            type="file"
            className={classNames(
              styles.control,
              button.control,
              own.input,
              file && own.full,
              isOver && own.over,
            )}
            onChange={(event) => {
              look();
              onChange?.(event);
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          />
          <span className={own.face} aria-hidden="true" data-needs-js>
            <span className={own.choose}>{fileTexts.choose}</span>
            {!file && <span>{fileTexts.none}</span>}
          </span>
          {file && (
            <ChosenFile file={file} removeLabel={fileTexts.remove} onRemove={() => put(only())} />
          )}
        </div>
      )}
    </Field>
  );
}

function only(...files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

/** The file in the control, including one chosen before hydration; none after a reset. */
function useChosenFile(input: { current: HTMLInputElement | null }) {
  const [file, setFile] = useState<File>();
  const look = () => setFile(input.current?.files?.[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: control and form are constant.
  useEffect(() => {
    look();
    const { form } = input.current ?? {};
    // The event precedes the reset.
    const clear = () => setFile(undefined);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);
  return [file, look] as const;
}

/** Dispatches the event that a choice by the visitor would. */
function announceChoice({ target }: Pick<Event, 'target'>): void {
  target?.dispatchEvent(new Event('change', { bubbles: true }));
}
