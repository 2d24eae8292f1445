import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import page from '../controls/page.module.css';
import { Waiting } from '../controls/waiting.tsx';
import { useTexts } from '../language.ts';
import { FilePreview, PDF } from '../message/file-preview.tsx';
import { messageQuery, pathOf } from '../messages/requests.ts';

/** The first PDF of an application, and a link to the whole. */
export function Resume({ id }: { id: string }) {
  const { compare: texts } = useTexts();
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  if (!message) return <Waiting error={error} onRetry={refetch} />;
  const file = message.attachments.find(({ mediaType }) => mediaType === PDF);
  return (
    <>
      <Link to={`/messages/${id}?tab=all`} className={page.back}>
        {texts.open}
      </Link>
      {file ? (
        <FilePreview key={id} path={pathOf(id, file)} name={file.originalName} />
      ) : (
        <p>{texts.noPdf}</p>
      )}
    </>
  );
}
