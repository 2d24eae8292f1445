import { bothCalendars } from '#shared/calendar-day.ts';
import { INBOX_API_PATH, type Message, type SupplierRegistration } from '#shared/inbox.ts';
import { type DocumentVersion, NEVER } from '#shared/registration.ts';
import { useTexts } from '../language.ts';
import { pathOf } from '../messages/requests.ts';
import { LANGUAGES, useLanguage } from '../shown-language.ts';
import styles from './registration.module.css';
import { useItemName } from './use-item-name.ts';

interface Props extends Pick<SupplierRegistration, 'documents'> {
  message: Message;
}

/** The documents of a registration: until when they are valid, in both calendars, and their newest files. */
export function Documents({ message, documents }: Props) {
  const { registration: texts } = useTexts();
  const nameOf = useItemName();
  const { locale } = LANGUAGES[useLanguage()];
  return (
    <>
      <h4 className={styles.heading}>{texts.documents}</h4>
      <ul>
        {documents.map(({ id, files, versions, until }) => {
          const position = files.at(-1);
          const file = message.attachments.find((each) => each.position === position);
          return (
            <li key={id} className={styles.item}>
              <p className={styles.line}>
                <bdi className={styles.name}>{nameOf(id)}</bdi>
                {until === null ? (
                  <span className={styles.warning}>{texts.invalid}</span>
                ) : (
                  <span>
                    {until === NEVER
                      ? texts.always
                      : `${texts.valid} ${bothCalendars(until, locale)}`}
                  </span>
                )}
              </p>
              {file && (
                <p>
                  {texts.newest}{' '}
                  <a href={`${INBOX_API_PATH}/${pathOf(message.id, file)}`} download={file.name}>
                    <bdi>{file.originalName}</bdi>
                  </a>
                </p>
              )}
              {file &&
                versions.map((version, index) => (
                  <Version
                    // biome-ignore lint/suspicious/noArrayIndexKey: the current version is the first.
                    key={index}
                    version={version}
                    isEarlier={index > 0}
                  />
                ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Version({ version, isEarlier }: { version: DocumentVersion; isEarlier: boolean }) {
  const { registration: texts } = useTexts();
  const { locale } = LANGUAGES[useLanguage()];
  const { number, issued, expires } = version;
  const facts = [
    [texts.number, number],
    [texts.issued, issued && bothCalendars(issued, locale)],
    [texts.expires, expires && bothCalendars(expires, locale)],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <small>
      {isEarlier && texts.earlier}{' '}
      {facts.map(([label, value]) => (
        <span key={label} className={styles.fact}>
          {label} <bdi>{value}</bdi>
        </span>
      ))}
    </small>
  );
}
