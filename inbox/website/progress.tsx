import type { Website } from '#shared/inbox.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './website.module.css';

/** What the publishing program does, or why it did nothing. */
export function Progress({ website: { running, askedAt, failed, isHeld } }: { website: Website }) {
  const { website: texts } = useTexts();
  const { moment } = useFormats();
  const doing: Record<string, string> = texts.running;
  return (
    <>
      <p role="status">
        {running
          ? `${doing[running.kind]} ${moment(running.since)}`
          : askedAt !== undefined && texts.asked}
      </p>
      {isHeld && <p className={styles.held}>{texts.held}</p>}
      {failed && !running && (
        <div role="alert" className={styles.held}>
          <p>
            {texts.failed} {moment(failed.at)}
          </p>
          <pre dir="ltr" className={styles.lines}>
            {failed.lines.join('\n')}
          </pre>
        </div>
      )}
    </>
  );
}
