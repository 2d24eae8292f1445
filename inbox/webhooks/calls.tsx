import { Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { type Column, Table } from '#app/ui/table/table.tsx';
import type { WebhookFacts } from '#shared/inbox.ts';
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
    { key: 'at', head: texts.at, names: true, cell: ({ at }) => moment(at) },
    {
      key: 'about',
      head: texts.about,
      label: texts.about,
      cell: ({ submissionId }) =>
        submissionId ? (
          <Link to={`/messages/${submissionId}?tab=all`}>{texts.message}</Link>
        ) : (
          texts.isTest
        ),
    },
    {
      key: 'outcome',
      head: texts.outcome,
      label: texts.outcome,
      cell: ({ outcome }) => outcomeIn(texts.outcomes, outcome),
    },
    {
      key: 'attempts',
      head: texts.attempts,
      label: texts.attempts,
      figures: true,
      cell: ({ attempts }) => number(attempts),
    },
    { key: 'next', head: texts.next, label: texts.next, cell: next },
    {
      key: 'actions',
      head: texts.actions,
      cell: ({ id }) => (
        <Button size="small" variant="quiet" onClick={() => onAgain(id)}>
          {texts.again}
        </Button>
      ),
    },
  ];
  return <Table caption={texts.calls} columns={columns} rows={calls} rowKey={({ id }) => id} />;
}
