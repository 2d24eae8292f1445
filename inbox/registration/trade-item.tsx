import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { NewDecision, SupplierRegistration } from '#shared/inbox.ts';
import { deskTime, request } from '../api.ts';
import { Hindrance } from '../controls/problem.tsx';
import { SmallButton } from '../controls/small-button.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import answers from '../message/answers.module.css';
import styles from './registration.module.css';
import { useItemName } from './use-item-name.ts';

type Trade = SupplierRegistration['trades'][number];

interface Props {
  /** Of the message. */
  id: string;
  trade: Trade;
  revision: string;
}

/** A trade of a registration, and the decision about it. */
export function TradeItem({ id, trade, revision }: Props) {
  const { registration: texts } = useTexts();
  const { namedDay, moment } = useFormats();
  const nameOf = useItemName();
  const [opened, setOpened] = useState<string>();
  const { state, until, reason, lacking, by, at } = trade;
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <bdi className={styles.name}>{nameOf(trade.id)}</bdi>
        <span>
          {texts.state[state]} {state !== 'declined' && until && namedDay(until)}{' '}
          <bdi>{reason}</bdi>
        </span>
      </p>
      {lacking.length > 0 && (
        <p className={styles.warning}>
          {texts.lacking} {lacking.map(nameOf).join(' · ')}
        </p>
      )}
      {by !== null && at !== null && (
        <small>
          <bdi>{by}</bdi> · {moment(at)}
        </small>
      )}
      {opened === undefined ? (
        <SmallButton onClick={() => setOpened(revision)}>
          {texts.decide}
          {'\u00a0'}
          <bdi>{nameOf(trade.id)}</bdi>
        </SmallButton>
      ) : (
        <DecisionForm
          id={id}
          trade={trade}
          revision={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </li>
  );
}

/** Years for which a trade is approved by default. */
const YEARS = 3;

/** Decides about the registration as it was when the form was opened. */
function DecisionForm({ id, trade, revision, onClose }: Props & { onClose: () => void }) {
  const { registration: texts } = useTexts();
  const { dayName } = useFormats();
  const [until, setUntil] = useState(() => {
    const [year, ...rest] = dayName(deskTime()).split('-');
    return trade.until ?? [Number(year) + YEARS, ...rest].join('-');
  });
  const [reason, setReason] = useState(trade.reason);
  const deciding = useMutation({
    mutationFn: (decision: NewDecision['decision']) => {
      const day = decision === 'approved' ? until : null;
      const body: NewDecision = { trade: trade.id, decision, until: day, reason, revision };
      return request(`messages/${id}/decisions`, { method: 'POST', body });
    },
    onSuccess: onClose,
  });
  const { isPending } = deciding;
  return (
    <div className={answers.form}>
      <TextField
        type="date"
        label={texts.until}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Hindrance to={deciding} />
      <div className={answers.buttons}>
        <SmallButton
          variant="primary"
          disabled={until === ''}
          loading={isPending}
          onClick={() => deciding.mutate('approved')}
        >
          {texts.approve}
        </SmallButton>
        <SmallButton
          disabled={reason.trim() === ''}
          loading={isPending}
          onClick={() => deciding.mutate('declined')}
        >
          {texts.decline}
        </SmallButton>
        <SmallButton variant="quiet" disabled={isPending} onClick={onClose}>
          {texts.close}
        </SmallButton>
      </div>
    </div>
  );
}
