import styles from '../form/form.module.css';
import { kindIn, type Schema } from '../schema.ts';
import { useScheduleInWords } from '../use-schedule.ts';

/** Says when an entry is shown; nothing of one that is shown for good. */
export function Days({ schema, value }: { schema: Schema; value: unknown }) {
  const words = useScheduleInWords()(kindIn(schema, value), value);
  return words && <p className={styles.days}>{words}</p>;
}
