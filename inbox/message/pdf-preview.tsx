import { useState } from 'react';
import { PDF_VIEWER_PATH } from '#shared/inbox.ts';
import { requestFile } from '../api.ts';
import { useTexts } from '../language.ts';
import styles from './pdf-preview.module.css';

/** Media type of the files that it shows. */
export const PDF = 'application/pdf';

/** A PDF in a frame without an origin: whatever is in the file, it reaches neither the inbox nor the network. */
export function PdfPreview({ path, name }: { path: string; name: string }) {
  const { message: texts } = useTexts();
  const [failed, setFailed] = useState(false);
  const listen = (frame: HTMLIFrameElement | null) => {
    if (!frame) return;
    const closed = new AbortController();
    const hear = async ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      if (data === 'failed') setFailed(true);
      if (data !== 'ready') return;
      try {
        const bytes = await (await requestFile(path)).arrayBuffer();
        frame.contentWindow?.postMessage(bytes, '*', [bytes]);
      } catch {
        setFailed(true);
      }
    };
    addEventListener('message', hear, { signal: closed.signal });
    return () => closed.abort();
  };
  if (failed) return <p role="alert">{texts.notShown}</p>;
  return (
    <iframe
      ref={listen}
      sandbox="allow-scripts"
      src={PDF_VIEWER_PATH}
      title={name}
      className={styles.preview}
    />
  );
}
