import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { INBOX_API_PATH, type Message, type MessageFile } from '#shared/inbox.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { pathOf } from '../messages/requests.ts';
import { FilePreview, isShowable } from './file-preview.tsx';
import styles from './files.module.css';

/** The files of a message. */
export function Files({ message: { id, form, vacancy, attachments } }: { message: Message }) {
  const { message: texts, board } = useTexts();
  if (attachments.length === 0) return null;
  return (
    <section>
      <h3>{texts.files}</h3>
      <ul>
        {attachments.map((file) => (
          <FileItem key={file.position} file={file} path={pathOf(id, file)} />
        ))}
      </ul>
      {attachments.length > 1 && (
        <ButtonLink
          size="small"
          variant="secondary"
          icon="download"
          to={`${INBOX_API_PATH}/messages/${id}/files.zip`}
          download=""
        >
          {texts.downloadAll}
        </ButtonLink>
      )}
      {form === 'career' && (
        <Link
          to={`/applications/compare?${new URLSearchParams({ vacancy: vacancy ?? '', one: id })}`}
        >
          {board.compare}
        </Link>
      )}
    </section>
  );
}

function FileItem({ file, path }: { file: MessageFile; path: string }) {
  const { message: texts } = useTexts();
  const { size } = useFormats();
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.file}>
      <p className={styles.name}>
        <bdi>{file.originalName}</bdi>
        <small>
          {file.label} · {size(file.size)}
        </small>
        {file.unscanned && <span className={styles.warning}>{texts.unscanned}</span>}
      </p>
      {isShowable(file) && (
        <SmallButton aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </SmallButton>
      )}
      <ButtonLink
        size="small"
        variant="secondary"
        icon="download"
        to={`${INBOX_API_PATH}/${path}`}
        download={file.name}
      >
        {texts.download}
      </ButtonLink>
      {isShown && <FilePreview path={path} name={file.originalName} />}
    </li>
  );
}
