import { Link, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Tag } from '#app/ui/tag/tag.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { MessageRow } from '#shared/inbox.ts';
import { deskTime } from '../api.ts';
import { CheckBox } from '../controls/check-box.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { nameOf, subjectOf, topicOf } from './choices.ts';
import styles from './message-item.module.css';

interface Props {
  row: MessageRow;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

/** A message in the list. The whole row is its link. */
export function MessageItem({ row, isOpen, isSelected, onSelect }: Props) {
  const texts = useTexts();
  const { messages, forms, delivery } = texts;
  const { brief } = useFormats();
  const me = useMe();
  const { search } = useLocation();
  const name = row.name || row.email;
  // Its being seen is in the next list.
  const isUnread = row.unread && !isOpen;
  return (
    <li className={styles.row} data-unread={isUnread} data-open={isOpen} data-selected={isSelected}>
      <CheckBox label={`${messages.select} ${name}`} checked={isSelected} onChange={onSelect} />
      <Link
        id={linkId(row.id)}
        to={{ pathname: `/messages/${row.id}`, search }}
        aria-current={isOpen ? 'true' : undefined}
        className={styles.link}
      >
        <bdi className={styles.name}>{name}</bdi>
        {isUnread && <VisuallyHidden>{messages.unread}</VisuallyHidden>}
        <bdi className={styles.subject}>{subjectOf(row, texts)}</bdi>
      </Link>
      <span className={styles.facts}>
        <span className={styles.topic}>{topicOf(row, me, forms)}</span>
        {row.files > 0 && <Icon name="file-text" />}
        {row.files > 0 && <VisuallyHidden>{messages.hasFile}</VisuallyHidden>}
        {row.answeredAt && <Icon name="check" />}
        {row.answeredAt && <VisuallyHidden>{messages.answered}</VisuallyHidden>}
        {row.assignee && <bdi className={styles.assignee}>{nameOf(row.assignee, me)}</bdi>}
        {isUnread && row.repliedAt && <Tag>{messages.replied}</Tag>}
        {row.state === 'suspected' && <Tag>{messages.tab.suspected}</Tag>}
        {['parked', 'refused', 'damaged'].includes(row.delivery) && (
          <Tag>{delivery[row.delivery]}</Tag>
        )}
      </span>
      <time dateTime={new Date(row.receivedAt).toISOString()} className={styles.time}>
        {brief(row.receivedAt, deskTime())}
      </time>
    </li>
  );
}

/** Id of a message's link in the list. */
export const linkId = (id: string) => `message-${id}`;
