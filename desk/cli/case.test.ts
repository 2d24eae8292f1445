// The commands `application` and `registration`, and the status in other commands.
import { expect, it } from 'vitest';
import { referenceOf } from '../store/reference.ts';
import { startDesk } from '../testing/desk.ts';
import { pdf } from '../testing/documents.ts';
import { APPLICATION, CONTACT, sendApplication, sendJson } from '../testing/forms.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { idOf, operator } from '../testing/operator.ts';
import {
  beginRegistration,
  COMPLETE,
  PIPING_FILES,
  saveRegistration,
} from '../testing/registrations.ts';

const RECEIVED = Date.UTC(2026, 0, 1);

it('lists applications, and sets the status of one by its reference', async () => {
  const desk = await startDesk({ clock: createManualClock(RECEIVED) });
  const run = operator({ DATA_DIR: desk.dataDir }, Date.UTC(2026, 0, 5, 9, 30));
  expect((await run('application')).text).toBe('There are no applications.\n');
  await sendJson(desk.url, 'contact', CONTACT);
  await sendApplication(desk.url, pdf(100));
  const id = await idOf(desk, 'career');
  const reference = referenceOf(id);
  const line = (status: string, since: string) =>
    new RegExp(
      `^REFERENCE +RECEIVED +STATUS +SINCE +FROM +ID\n${reference}  2026-01-01 00:00 UTC  ${status} +${since} UTC  ${APPLICATION.user_name} +${id}\n$`,
    );
  expect((await run('application')).text).toMatch(line('received', '2026-01-01 00:00'));
  const typed = reference.toLowerCase().replace('-', '');
  const changed = await run('application', [typed, 'invited']);
  expect(changed.text).toMatch(line('invited', '2026-01-05 09:30'));
  expect((await run('application', [reference])).json).toEqual([
    {
      id,
      reference,
      receivedAt: RECEIVED,
      steps: [
        { status: 'received', at: RECEIVED },
        { status: 'invited', at: Date.UTC(2026, 0, 5, 9, 30) },
      ],
    },
  ]);
  expect((await run('show', [id])).text).toMatch(
    new RegExp(`Reference +${reference}\nStatus +received .*\nStatus +invited 2026-01-05`),
  );
  const csv = (await run('export', [], { format: 'csv', form: 'career' })).text;
  expect(csv).toContain(',files,reference,status,since\r\n');
  expect(csv).toContain(`,${reference},invited,2026-01-05T09:30:00.000Z\r\n`);
  await expect(run('application', ['AAAA-AAAA', 'read'])).rejects.toThrow(
    'There is no application AAAA-AAAA',
  );
  await expect(run('application', [reference, 'withdrawn'])).rejects.toThrow(
    'Allowed choices are read, invited, declined',
  );
});

it('lists registrations with what they say on the day', async () => {
  const desk = await startDesk({ clock: createManualClock(RECEIVED) });
  const at = (day: number) => operator({ DATA_DIR: desk.dataDir }, Date.UTC(2026, 0, day));
  expect((await at(1)('registration')).text).toBe('There are no registrations.\n');
  const page = await beginRegistration(desk.url);
  await saveRegistration(desk.url, page, { ...COMPLETE, action: 'send' }, PIPING_FILES);
  const id = await idOf(desk, 'registration');
  const { text, json } = await at(1)('registration', [referenceOf(id)]);
  expect(text).toMatch(/ received +piping undecided +Sawari Piping Est\. /);
  expect(json).toMatchObject([{ id, trades: [{ trade: 'piping', state: 'undecided' }] }]);
  // The commercial registration has lapsed by then.
  expect((await at(100)('registration')).text).toContain(' missing ');
  await expect(at(1)('registration', ['AAAA-AAAA'])).rejects.toThrow(
    'There is no registration AAAA-AAAA',
  );
});
