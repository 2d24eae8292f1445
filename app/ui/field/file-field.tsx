import {
  type ComponentPropsWithRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ChosenFile } from './chosen-file.tsx';
import { Field, type FieldTexts, splitTexts } from './field.tsx';
import { FileControl } from './file-control.tsx';
import own from './file-field.module.css';

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

  return (
    <Field {...texts} required={rest.required}>
      {(control) => (
        <div className={own.file}>
          <FileControl
            {...rest}
            {...control}
            ref={input}
            choose={fileTexts.choose}
            beside={file ? undefined : fileTexts.none}
            isFull={file !== undefined}
            onChange={(event) => {
              look();
              onChange?.(event);
            }}
            onDropped={([first]) => first && put(only(first))}
          />
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
