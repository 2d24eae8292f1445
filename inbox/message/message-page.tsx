import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Waiting } from '../controls/waiting.tsx';
import { linkId } from '../messages/message-item.tsx';
import { messageQuery } from '../messages/requests.ts';
import { MessageView } from './message-view.tsx';

/** The message of the address. */
export function MessagePage() {
  const { id = '' } = useParams();
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  useEffect(() => () => returnFocus(id), [id]);
  if (!message) return <Waiting error={error} onRetry={refetch} />;
  return <MessageView key={id} message={message} />;
}

/** The message that was closed is where the keyboard goes on. */
function returnFocus(id: string): void {
  if (document.activeElement === document.body) document.getElementById(linkId(id))?.focus();
}
