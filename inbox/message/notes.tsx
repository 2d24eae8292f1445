import { useMutation } from '@tanstack/react-query';
import { TextArea } from '#app/ui/field/text-area.tsx';
import type { Message } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useDraft } from '../draft.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { PATIENT } from '../queries.ts';
import styles from './answers.module.css';

/** The notes of the office, which no visitor sees. */
export function Notes({ message: { id, notes } }: { message: Message }) {
  const { note: texts } = useTexts();
  const { moment } = useFormats();
  const [text, setText] = useDraft(`${id}:note`);
  const adding = useMutation({
    ...PATIENT,
    mutationFn: () => request(`messages/${id}/notes`, { method: 'POST', body: { text } }),
    onSuccess: () => setText(''),
  });
  return (
    <section>
      <h3>{texts.title}</h3>
      {notes.map((note) => (
        <div key={note.id} className={styles.item}>
          <small>
            <bdi>{note.by}</bdi> · {moment(note.at)}
          </small>
          <p dir="auto">{note.text}</p>
        </div>
      ))}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          adding.mutate();
        }}
      >
        <TextArea
          label={texts.label}
          hint={texts.hint}
          required
          rows={2}
          readOnly={adding.isPending}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Hindrance to={adding} />
        <div className={styles.buttons}>
          <SmallButton type="submit" loading={adding.isPending}>
            {texts.add}
          </SmallButton>
        </div>
      </form>
    </section>
  );
}
