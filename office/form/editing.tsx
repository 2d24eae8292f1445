import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { SmallButton } from '../../inbox/controls/small-button.tsx';
import { keepDraft } from '../drafts.ts';
import { Field } from '../fields/field.tsx';
import { useTexts, useTime } from '../language.ts';
import { guardLeaving } from '../leaving.ts';
import type { Form } from '../model.ts';
import type { Problem } from '../problem-in-words.ts';
import { kindIn, type Schema } from '../schema.ts';
import { useFormLabel, useShared } from '../site.ts';
import { filled } from '../texts.ts';
import type { Path } from '../tree.ts';
import { BranchPreview } from './branch-preview.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './form.module.css';
import { FormFields } from './form-fields.tsx';
import type { Opened } from './form-page.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { codesOf, valuesIn } from './open-file.ts';
import { Others } from './others.tsx';
import { Preview } from './preview.tsx';
import { Refusal } from './refusal.tsx';
import { type Outcome, save } from './save.ts';
import { FormContext, formState, idOf } from './state.ts';

interface Props {
  form: Form;
  schema: Schema;
  opened: Opened;
  /** The field to show; none for the form as a whole. */
  place: Path;
  onOpen: (opened: Opened) => void;
  onDiscard: () => void;
}

/** An open form: its bar, what is said about it, its fields and its page. */
export function Editing({ form, schema: given, opened, place, onOpen, onDiscard }: Props) {
  const shared = useShared();
  const { site } = shared;
  const texts = useTexts();
  const time = useTime();
  const label = useFormLabel()(form);
  const { state } = opened;
  const [shown, show] = useState(place.length > 0 ? { path: place } : undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSaving, setSaving] = useState(false);
  const [dialog, setDialog] = useState<'history' | 'preview'>();
  const [entry, onOpenEntry] = useState<Path>([]);
  const [keeps, setKeeps] = useState(true);
  const isChanged = useSyncExternalStore(state.subscribe, state.isChanged);
  const codes = codesOf(form, site);
  const [own = ''] = codes;
  const schema = kindIn(given, state.values[own]);
  const refused = outcome?.kind === 'refused' ? outcome : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a form, its languages never change
  const context = useMemo(
    () => ({ form, schema, state, codes, own, shown, refused, onOpenEntry, Field }),
    [form, schema, state, shown, refused],
  );

  useEffect(() => keepWhileTyping(form.name, opened, setKeeps), [form, opened]);
  useEffect(() => guardLeaving(state.isChanged), [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (place.length > 0) reveal({ code: own, path: place });
  }, [place]);

  async function onSave(from = opened): Promise<void> {
    setSaving(true);
    const { values, uploads } = from.state;
    const result = await save({ form, schema, opened: from, label, shared });
    setSaving(false);
    setOutcome(result);
    if (result.kind !== 'saved') return;
    const next = { texts: result.texts, state: from.state };
    const saved = valuesIn(next.texts, form, site);
    // Unless somebody has typed on while it was saved.
    if (next.state.values === values) {
      uploads.clear();
      next.state.setAll(saved);
    }
    next.state.setSaved(saved);
    onOpen(next);
    await keep(form.name, next).catch(() => undefined);
  }

  function discard(): void {
    if (!confirm(texts.discardAsk)) return;
    setOutcome(undefined);
    onDiscard();
  }

  function reveal({ code, path }: Pick<Problem, 'code' | 'path'>): void {
    show({ path });
    requestAnimationFrame(() => {
      for (let length = path.length; length > 0; length -= 1) {
        const id = idOf(code, path.slice(0, length));
        const control =
          document.getElementById(id) ?? document.getElementById(idOf(own, path.slice(0, length)));
        if (!control) continue;
        control.focus();
        control.scrollIntoView({ block: 'center' });
        return;
      }
    });
  }

  const isBeside = dialog === 'preview' && !site.git;
  const unsaved = keeps ? texts.kept : texts.notKept;
  const status = isChanged ? unsaved : opened.notice || isSaving ? '' : texts.saved;
  return (
    <FormContext value={context}>
      <div className={styles.bar}>
        <a href="#/" className={styles.back}>
          {texts.all}
        </a>
        <h1 className={styles.name}>{label}</h1>
        <span role="status" className={styles.status}>
          {status}
        </span>
        {isChanged && (
          <SmallButton variant="quiet" onClick={discard}>
            {texts.discard}
          </SmallButton>
        )}
        <SmallButton onClick={() => setDialog('history')}>{texts.history}</SmallButton>
        {form.page && (
          <SmallButton
            aria-pressed={dialog === 'preview'}
            onClick={() => setDialog(dialog === 'preview' ? undefined : 'preview')}
          >
            {texts.preview}
          </SmallButton>
        )}
        <Button
          className={styles.save}
          size="small"
          disabled={!isChanged}
          loading={isSaving}
          onClick={() => onSave()}
        >
          {texts.save}
        </Button>
        {codes.length > 1 && !isBeside && (
          <div aria-hidden="true" className={`${styles.languages} ${styles.heads}`}>
            {codes.map((code) => (
              <span key={code}>{site.languages.find((each) => each.code === code)?.name}</span>
            ))}
          </div>
        )}
      </div>
      <Others />
      {opened.notice && <p className={styles.notice}>{opened.notice}</p>}
      <Refusal outcome={outcome} onPress={reveal} />
      {dialog === 'preview' && site.git && <BranchPreview origin={site.git.preview} />}
      <div className={isBeside ? styles.beside : undefined}>
        <FormFields />
        {isBeside && <Preview files={opened.texts} entry={entry} />}
      </div>
      {outcome?.kind === 'changed' && (
        <ConflictDialog
          {...{ opened, form, schema }}
          texts={outcome.texts}
          onClose={() => setOutcome(undefined)}
          onTake={(merged) => {
            setOutcome(undefined);
            onOpen(merged);
            void onSave(merged);
          }}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          form={form}
          onClose={() => setDialog(undefined)}
          onTake={(version, at) => {
            const next = formState(valuesIn(opened.texts, form, site));
            next.setAll(valuesIn(version, form, site));
            setDialog(undefined);
            onOpen({
              ...opened,
              state: next,
              notice: filled(texts.restoredVersion, { time: time(at) }),
            });
          }}
        />
      )}
    </FormContext>
  );
}

/** Keeps each change in the browser; tells whether it can. */
function keepWhileTyping(name: string, opened: Opened, onResult: (keeps: boolean) => void) {
  return opened.state.subscribe(() => {
    keep(name, opened).then(
      () => onResult(true),
      () => onResult(false),
    );
  });
}

/** Keeps what is not saved in the browser. */
function keep(name: string, { state, texts }: Opened): Promise<void> {
  const { values, uploads } = state;
  return keepDraft(
    name,
    state.isChanged() ? { at: new Date(), texts, values, uploads } : undefined,
  );
}
