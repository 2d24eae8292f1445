import { useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { INBOX_API_PATH, type Message, type MessageFile } from '#shared/inbox.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import styles from './files.module.css';
import { PdfPreview } from './pdf-preview.tsx';

/** The files of a message. */
export function Files({ message: { id, attachments } }: { message: Message }) {
  const { message: texts } = useTexts();
  if (attachments.length === 0) return null;
  return (
    <section>
      <h3>{texts.files}</h3>
      <ul className={styles.files}>
        {attachments.map((file) => (
          <FileItem
            key={file.position}
            file={file}
            address={`${INBOX_API_PATH}/messages/${id}/files/${file.position}`}
          />
        ))}
      </ul>
    </section>
  );
}

function FileItem({ file, address }: { file: MessageFile; address: string }) {
  const { message: texts } = useTexts();
  const { size } = useFormats();
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.file}>
      <p className={styles.name}>
        <bdi>{file.originalName}</bdi>
        <span className={styles.facts}>
          {file.label} · {size(file.size)}
        </span>
        {file.unscanned && <span className={styles.warning}>{texts.unscanned}</span>}
      </p>
      {file.mediaType === 'application/pdf' && (
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      )}
      <ButtonLink
        size="small"
        variant="secondary"
        icon="download"
        to={address}
        download={file.name}
      >
        {texts.download}
      </ButtonLink>
      {isShown && <PdfPreview address={address} name={file.originalName} />}
    </li>
  );
}
