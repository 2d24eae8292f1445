import { Link } from 'react-router';
import { type Column, Table } from '#app/ui/table/table.tsx';
import type { WebhookFacts } from '#shared/inbox.ts';
import { SmallButton } from '../controls/small-button.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';
import { isAccepted, outcomeIn } from './outcome.ts';
import styles from './webhooks.module.css';

type Call = WebhookFacts['calls'][number];

interface Props {
  calls: readonly Call[];
  /** Called with the id of a call to repeat. */
  onAgain: (id: string) => void;
}

/** The newest calls of a webhook. */
export function Calls({ calls, onAgain }: Props) {
  const { webhooks: texts } = useTexts();
  const { moment, number } = useFormats();
  if (calls.length === 0) return <p className={styles.soft}>{texts.noCalls}</p>;
  const next = ({ dueAt, outcome }: Call) => {
    if (dueAt !== null) return moment(dueAt);
    return isAccepted(outcome) ? '–' : texts.givenUp;
  };
  const columns: Column<Call>[] = [
    { label: texts.at, names: true, cell: ({ at }) => moment(at) },
    {
      label: texts.about,
      cell: ({ submissionId: id }) =>
        id ? <Link to={`/messages/${id}?tab=all`}>{texts.message}</Link> : texts.isTest,
    },
    { label: texts.outcome, cell: ({ outcome }) => outcomeIn(texts.outcomes, outcome) },
    { label: texts.attempts, figures: true, cell: ({ attempts }) => number(attempts) },
    { label: texts.next, cell: next },
    {
      label: texts.actions,
      bare: true,
      cell: ({ id }) => (
        <SmallButton variant="quiet" onClick={() => onAgain(id)}>
          {texts.again}
        </SmallButton>
      ),
    },
  ];
  return <Table caption={texts.calls} columns={columns} rows={calls} rowKey={({ id }) => id} />;
}
