import { useState } from 'react';
import button from '#app/ui/button/button.module.css';
import { classNames } from '#app/ui/class-names/class-names.ts';
import field from '#app/ui/field/field.module.css';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { useDescription } from '../form/field-problems.tsx';
import styles from '../form/form.module.css';
import { Row } from '../form/row.tsx';
import { type FieldProps, idOf, useForm, useValue } from '../form/state.ts';
import { PictureRefused } from '../hosts/backend.ts';
import { useTexts } from '../language.ts';
import { useShared } from '../site.ts';
import { fitted } from './fitted.ts';
import { freePath } from './free-path.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A file of the site, such as a picture or a certificate; it is uploaded when the form is saved. */
export function UploadField(props: FieldProps) {
  const { schema, path, isRequired } = props;
  const { own, state } = useForm();
  const { backend, texts: files } = useShared();
  const texts = useTexts();
  const value = useValue(own, path) as string | undefined;
  const [refusal, setRefusal] = useState<string>();
  const id = idOf(own, path);

  async function take(chosen: File): Promise<void> {
    const file = await fitted(chosen);
    if (!file) return setRefusal(texts.tooLarge);
    const taken = freePath(`/${schema.folder}`, file.name, files, state.uploads);
    setRefusal(undefined);
    state.uploads.set(taken, file);
    state.set(own, path, taken);
    await backend.picture(taken, file).catch((error) => {
      // A server that is away is said when the form is saved.
      if (!(error instanceof PictureRefused)) return;
      state.uploads.delete(taken);
      state.set(own, path, value);
      setRefusal(error.message);
    });
  }

  return (
    <Row {...props}>
      <div className={styles.reference}>
        {value && <Thumbnail name={value} />}
        {value && <bdi className={styles.path}>{value.split('/').at(-1)}</bdi>}
        <label className={classNames(button.button, button.small, button.secondary, styles.file)}>
          {value ? texts.replace : texts.file}
          <input
            id={id}
            type="file"
            {...useDescription(schema, path, own)}
            accept={schema.folder?.includes('certificates') ? 'application/pdf,image/*' : 'image/*'}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void take(chosen);
            }}
          />
        </label>
        {value && !isRequired && (
          <SmallButton variant="quiet" onClick={() => state.set(own, path, undefined)}>
            {texts.leaveOut}
          </SmallButton>
        )}
      </div>
      {refusal && (
        <p role="alert" className={field.error}>
          <bdi>{refusal}</bdi>
        </p>
      )}
    </Row>
  );
}
