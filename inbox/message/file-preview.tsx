import { useState } from 'react';
import { FILE_VIEWER_PATH, type MessageFile } from '#shared/inbox.ts';
import { requestFile } from '../api.ts';
import { useTexts } from '../language.ts';
import styles from './file-preview.module.css';

export const PDF = 'application/pdf';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

/** The page has all of the file in memory. */
const MOST_BYTES = 30 * 1024 ** 2;

/** Whether a file of this type and size can be shown. */
export function isShowable({ mediaType, size }: MessageFile): boolean {
  return [PDF, ...PICTURES].includes(mediaType) && size <= MOST_BYTES;
}

/** A file in a frame without an origin: whatever is in the file, it reaches neither the inbox nor the network. */
export function FilePreview({ path, name }: { path: string; name: string }) {
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
      src={FILE_VIEWER_PATH}
      title={name}
      className={styles.preview}
    />
  );
}
