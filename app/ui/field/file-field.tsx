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
import { Field, type FieldTexts } from './field.tsx';
import button from './file-button.module.css';
import own from './file-field.module.css';
import { useStrayDrops } from './use-stray-drops.ts';

type FileProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'multiple'> & {
    /** On the button that takes the file back out; `{name}` is the file's. */
    removeLabel: string;
  };

/**
 * One file: the native control, which a file can be dropped on, and below it what was chosen.
 */
export function FileField(props: FileProps) {
  const { label, mark, hint, error, className, removeLabel, ref, onChange, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [file, look] = useChosenFile(input);
  const [isOver, setOver] = useState(false);
  useStrayDrops();

  /* Tells everybody who listens to the control, as the visitor's own choice would. */
  const put = (files: FileList) => {
    if (!input.current) return;
    input.current.files = files;
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [first] = event.dataTransfer.files;
    if (first) put(only(first));
  };

  return (
    <Field
      label={label}
      mark={mark}
      hint={hint}
      error={error}
      className={className}
      required={rest.required}
    >
      {(tie) => (
        <div className={own.file}>
          <input
            {...rest}
            {...tie}
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
          {file && (
            <ChosenFile file={file} removeLabel={removeLabel} onRemove={() => put(only())} />
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

/** The file in the control, also one chosen before hydration; gone when the form is reset. */
function useChosenFile(input: { current: HTMLInputElement | null }) {
  const [file, setFile] = useState<File>();
  const look = () => setFile(input.current?.files?.[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control and its form stay.
  useEffect(() => {
    look();
    const { form } = input.current ?? {};
    // The event comes before the control is empty.
    const clear = () => setFile(undefined);
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);
  return [file, look] as const;
}
