// The command `list`.
import { expect, it } from 'vitest';
import { startDesk, storedIn } from '../testing/desk.ts';
import { sendJson } from '../testing/forms.ts';
import { operator } from '../testing/operator.ts';

it('lists a limited number, and says how to see the rest', async () => {
  const desk = await startDesk();
  for (let i = 0; i < 5; i++) await sendJson(desk.url, 'contact', { message: `${i}` });
  const run = operator({ DATA_DIR: desk.dataDir });
  const ids = (await storedIn(desk.dataDir)).map(({ id }) => id);
  const idsOf = ({ json }: { json: unknown }) => (json as { id: string }[]).map(({ id }) => id);
  const first = await run('list', [], { limit: '2' });
  expect(idsOf(first)).toEqual(ids.slice(0, 2));
  expect(first.text).toMatch(new RegExp(`\\n3 older ones: add --before ${ids[1]}\\n$`));
  const rest = await run('list', [], { before: String(ids[1]) });
  expect(idsOf(rest)).toEqual(ids.slice(2));
  expect(rest.text).not.toContain('older');
  expect(idsOf(await run('list'))).toEqual(ids);
  for (const limit of ['all', '0', '10001']) {
    await expect(run('list', [], { limit })).rejects.toThrow('Expected a number up to 10000');
  }
  await expect(run('list', [], { before: 'x' })).rejects.toThrow('There is no submission x');
});
