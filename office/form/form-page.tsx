import { useEffect, useState } from 'react';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { keepDraft, keptDraft } from '../drafts.ts';
import type { Texts } from '../hosts/backend.ts';
import { useTexts, useTime } from '../language.ts';
import type { Form } from '../model.ts';
import { resolved, type Schema } from '../schema.ts';
import { useFormLabel, useShared } from '../site.ts';
import { filled } from '../texts.ts';
import type { Path } from '../tree.ts';
import { Editing } from './editing.tsx';
import styles from './form.module.css';
import { filesOf, valuesIn } from './open-file.ts';
import { type FormState, formState } from './state.ts';

/** What a form is opened with. */
export interface Opened {
  /** The files as they were when the work on it began. */
  texts: Texts;
  state: FormState;
  /** What there is to say about where the content comes from. */
  notice?: string | undefined;
}

/** A form: reads its files, and takes up unsaved work. `place` is the field to show first. */
export function FormPage({ form, place }: { form: Form; place: Path }) {
  const { site, backend } = useShared();
  const texts = useTexts();
  const time = useTime();
  const label = useFormLabel()(form);
  const [opened, setOpened] = useState<Opened>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // Languages only change words; another form is another component.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, and again after changes were discarded
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    open().then(
      (each) => isWanted && setOpened(each),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [form.name, attempt]);

  async function open(): Promise<Opened> {
    const draft = await keptDraft(form.name).catch(() => undefined);
    const files = draft?.texts ?? (await backend.read(filesOf(form, site)));
    const state = formState(valuesIn(files, form, site));
    if (draft) {
      for (const [path, file] of draft.uploads) state.uploads.set(path, file);
      state.setAll(draft.values);
    }
    const notice = draft && filled(texts.restored, { time: time(draft.at) });
    return { texts: files, state, notice };
  }

  async function discard(): Promise<void> {
    await keepDraft(form.name, undefined).catch(() => undefined);
    setAttempt(attempt + 1);
  }

  return (
    <div className={styles.page}>
      <title>{`${label} | ${site.name}`}</title>
      {opened ? (
        <Editing
          form={form}
          schema={schemaOf(form, site.schemas)}
          opened={opened}
          place={place}
          onOpen={setOpened}
          onDiscard={discard}
        />
      ) : (
        !failed && <p role="status">{texts.loading}</p>
      )}
      {failed && (
        <p role="alert" className={styles.refused}>
          {filled(texts.unreachable, { host: site.git?.address ?? texts.thisMachine })}{' '}
          <SmallButton onClick={() => setAttempt(attempt + 1)}>{texts.again}</SmallButton>
        </p>
      )}
    </div>
  );
}

const known = new Map<Schema, Schema>();

/** The schema of a form. */
export function schemaOf(form: Form, schemas: Record<string, Schema>): Schema {
  const written = schemas[form.schema] ?? {};
  const schema = known.get(written) ?? resolved(written);
  known.set(written, schema);
  return schema;
}
