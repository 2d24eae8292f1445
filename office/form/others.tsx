import { useSyncExternalStore } from 'react';
import { useTexts } from '../language.ts';
import { filled } from '../texts.ts';
import styles from './form.module.css';
import { useForm } from './state.ts';
import { useOthers } from './use-others.ts';

/** Says who else has the form open. */
export function Others() {
  const { form, state } = useForm();
  const texts = useTexts();
  const others = useOthers(form.name, useSyncExternalStore(state.subscribe, state.isChanged));
  const said = others.map(({ name, state }) => {
    const words = state === 'changed' ? texts.othersChange : texts.othersOpen;
    return name ? filled(words.by, { name }) : words.window;
  });
  return (
    <div role="status">
      {[...new Set(said)].map((each) => (
        <p key={each} className={styles.notice}>
          {each}
        </p>
      ))}
    </div>
  );
}
