import type { MessageState } from '#shared/inbox.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { useTexts } from '../language.ts';

const STATES: readonly MessageState[] = ['done', 'open', 'suspected'];

interface Props {
  /** The state that the messages have; absent for several. */
  state: MessageState | undefined;
  onChange: (state: MessageState) => void;
}

/** Buttons for the other states of messages. */
export function StateButtons({ state, onChange }: Props) {
  const { mark } = useTexts();
  return STATES.filter((each) => each !== state).map((each) => (
    <SmallButton key={each} onClick={() => onChange(each)}>
      {mark[state === 'suspected' && each === 'open' ? 'restored' : each]}
    </SmallButton>
  ));
}
