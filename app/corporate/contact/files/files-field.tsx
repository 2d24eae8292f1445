import { type RefObject, useEffect } from 'react';
import { Field } from '#app/ui/field/field.tsx';
import { FileControl } from '#app/ui/field/file-control.tsx';
import own from '#app/ui/field/file-field.module.css';
import type { UploadTexts } from '#shared/upload-texts.ts';
import styles from './files-field.module.css';
import type { useFiles } from './use-files.ts';

/** The texts that are shown before a file is chosen. */
export type FieldTexts = Pick<
  UploadTexts['form'],
  'label' | 'hint' | 'plain' | 'choose' | 'drop'
> & {
  accept: string;
};

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  texts: FieldTexts;
  files: ReturnType<typeof useFiles>;
  className: string | undefined;
}

/** Files of any number, chosen or dropped, at once or one after the other. Without script the control has them. */
export function FilesField({ ref, texts, files, className }: Props) {
  const { open, isPlain, take } = files;
  const takeFrom = (control: HTMLInputElement | null) => {
    if (!control?.files?.length) return;
    take(control.files);
    // The same file may be chosen again.
    control.value = '';
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there before hydration.
  useEffect(() => {
    takeFrom(ref.current);
    files.restore();
  }, []);

  const hint = (
    <>
      <span data-needs-js hidden={isPlain}>
        {texts.hint}
      </span>
      <span className={isPlain ? undefined : styles.plain}>{texts.plain}</span>
    </>
  );
  return (
    <div className={className}>
      <Field label={texts.label} hint={hint} error={files.notice}>
        {(control) => (
          <div className={own.file}>
            <FileControl
              {...control}
              ref={ref}
              name="files"
              multiple
              accept={texts.accept}
              choose={texts.choose}
              beside={<span className={styles.drop}>{texts.drop}</span>}
              onChange={(event) => takeFrom(event.currentTarget)}
              onDropped={take}
            />
          </div>
        )}
      </Field>
      {open && <open.List queue={open.files.queue} onEmptied={() => ref.current?.focus()} />}
    </div>
  );
}
