import { useState } from 'react';
import button from '#app/ui/button/button.module.css';
import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { labelOfField } from '../labels.ts';
import { useTexts } from '../language.ts';
import { useShared } from '../site.ts';
import { freePath } from './free-path.ts';
import { Thumbnail } from './thumbnail.tsx';

/** What a git host takes in one request. */
const MOST_BYTES = 40 * 1024 * 1024;

/** A file of the site, such as a picture or a certificate; it is uploaded when the form is saved. */
export function UploadField({ schema, path, name, isRequired }: FieldProps) {
  const { codes, state } = useForm();
  const { texts: files } = useShared();
  const [own = ''] = codes;
  const texts = useTexts();
  const value = useValue(own, path) as string | undefined;
  const [isTooLarge, setTooLarge] = useState(false);
  const id = idOf(own, path);

  function take(file: File | undefined): void {
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size > MOST_BYTES) return;
    const taken = freePath(`/${schema.folder}`, file.name, files, state.uploads);
    state.uploads.set(taken, file);
    state.set(own, path, taken);
  }

  return (
    <Row label={labelOfField(name, schema)} hint={schema.hint} isRequired={isRequired} control={id}>
      <div className={styles.reference}>
        {value && <Thumbnail name={value} />}
        {value && <bdi className={styles.path}>{value.split('/').at(-1)}</bdi>}
        <label className={classNames(button.button, button.small, button.secondary, styles.file)}>
          {value ? texts.replace : texts.file}
          <input
            id={id}
            type="file"
            aria-describedby={schema.hint && `${id}-hint`}
            accept={schema.folder?.includes('certificates') ? 'application/pdf,image/*' : 'image/*'}
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        {value && !isRequired && (
          <SmallButton variant="quiet" onClick={() => state.set(own, path, undefined)}>
            {texts.leaveOut}
          </SmallButton>
        )}
      </div>
      {isTooLarge && (
        <p role="alert" className={field.error}>
          {texts.tooLarge}
        </p>
      )}
    </Row>
  );
}
