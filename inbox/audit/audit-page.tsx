import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Column, Table } from '#app/ui/table/table.tsx';
import type { AuditPage as Entries } from '#shared/inbox.ts';
import { request } from '../api.ts';
import { MoreButton } from '../controls/more-button.tsx';
import { Page } from '../controls/page.tsx';
import { Waiting } from '../controls/waiting.tsx';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.ts';

type Entry = Entries['entries'][number] & { number: number };

/** Entries have no ids, and several can be the same. */
const numbered = (entry: Entries['entries'][number], number: number): Entry => ({
  ...entry,
  number,
});

/** What everybody did, for the administrator. */
export function AuditPage() {
  const { audit: texts } = useTexts();
  const { moment } = useFormats();
  const log = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam, signal }) =>
      request<Entries>(pageParam ? `audit?before=${pageParam}` : 'audit', { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const actions: Record<string, string> = texts.actions;
  const columns: Column<Entry>[] = [
    { label: texts.at, cell: ({ at }) => moment(at) },
    { label: texts.actor, names: true, cell: ({ actor }) => <bdi>{actor}</bdi> },
    { label: texts.action, cell: ({ action }) => actions[action] ?? action },
    { label: texts.subject, cell: ({ subject }) => <Subject>{subject}</Subject> },
  ];
  return (
    <Page name="audit">
      {log.data ? (
        <>
          <Table
            caption={texts.caption}
            columns={columns}
            rows={log.data.pages.flatMap(({ entries }) => entries).map(numbered)}
            rowKey={({ number }) => number}
          />
          <MoreButton list={log} />
        </>
      ) : (
        <Waiting error={log.error} onRetry={log.refetch} />
      )}
    </Page>
  );
}

const MESSAGE = /^[\da-f]{8}-[\da-f-]{27}(?=$| )/;

/** What an entry is about; the id of a message is its link. */
function Subject({ children }: { children: string }) {
  const [id] = MESSAGE.exec(children) ?? [];
  if (!id) return <bdi>{children}</bdi>;
  return (
    <bdi>
      <Link to={`/messages/${id}`}>{id}</Link>
      {children.slice(id.length)}
    </bdi>
  );
}
