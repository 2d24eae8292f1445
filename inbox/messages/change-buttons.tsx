import type { Change, MessageState } from '#shared/inbox.ts';
import { CompactSelect } from '../controls/compact-select.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';
import { useMe } from '../me.ts';
import { assigneeChoices, NOBODY } from './choices.ts';

const STATES: readonly MessageState[] = ['done', 'open', 'suspected'];

/** What the buttons change. */
export type Effect = Pick<Change, 'state' | 'unread' | 'assignee'>;

interface Props {
  /** The state that the messages have; absent for several. */
  state: MessageState | undefined;
  /** Who they are assigned to, null for nobody; absent for several. */
  assignee?: string | null;
  label: string;
  onChange: (effect: Effect) => Promise<void>;
}

/** Buttons for the other states of messages, and whom to assign them to. @param props.label of the latter */
export function ChangeButtons({ state, assignee, label, onChange }: Props) {
  const texts = useTexts();
  const { mark } = texts;
  return (
    <>
      {STATES.filter((each) => each !== state).map((each) => (
        <SmallButton key={each} onClick={() => onChange({ state: each })}>
          {mark[state === 'suspected' && each === 'open' ? 'restored' : each]}
        </SmallButton>
      ))}
      <SmallButton onClick={() => onChange({ unread: true })}>{mark.unread}</SmallButton>
      <CompactSelect
        label={label}
        prompt={assignee === undefined ? label : ''}
        value={assignee === undefined ? '' : (assignee ?? NOBODY)}
        choices={assigneeChoices(useMe(), texts)}
        onChange={(value) => onChange({ assignee: value === NOBODY ? null : value })}
      />
    </>
  );
}
