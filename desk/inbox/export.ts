import { messageFilter } from '#shared/inbox-requests.ts';
import type { StoredSubmission } from '../store/submission.ts';
import { submissionsWorkbook } from '../store/submissions-workbook.ts';
import { record } from './record.ts';
import { InboxRefusal, read } from './refusal.ts';
import { visible } from './rights.ts';
import { route } from './route.ts';
import { selectionOf } from './selection.ts';

/** The whole workbook is in memory. */
const MOST = 20_000;
const PAGE = 500;

/** The messages of a filter as a workbook for Excel. */
export const exportRoutes = [
  route('GET', 'export', { needs: 'messages' }, async (call) => {
    const { store, content } = call.inbox;
    const filter = read(messageFilter, call.request.query);
    const selection = selectionOf(filter, content().timeZone);
    const found: StoredSubmission[] = [];
    for (let below: number | undefined; ; ) {
      const page = await store.messages({ ...selection, below }, visible(call.rights), PAGE);
      found.push(...page.map(({ submission }) => submission));
      if (found.length > MOST) throw new InboxRefusal('tooMany');
      below = page.at(-1)?.number;
      if (page.length < PAGE) break;
    }
    const workbook = await submissionsWorkbook(found, content());
    await record(call, 'export', `${found.length} messages`);
    return call.reply
      .header('content-disposition', 'attachment; filename="messages.xlsx"')
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .send(Buffer.from(workbook));
  }),
];
