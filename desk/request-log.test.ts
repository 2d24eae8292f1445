// What the log says of a request.
import { expect, it } from 'vitest';
import { SEND_PATH } from '#contract/wire.ts';
import { addressing } from './testing/addressing.ts';
import { startDesk } from './testing/desk.ts';
import { CONTACT, sendJson, sendUrlencoded } from './testing/forms.ts';
import { send } from './testing/http.ts';

it('§6 nothing of a visitor reaches the log', async () => {
  const desk = await startDesk();
  await sendJson(desk.url, 'contact', CONTACT, { 'user-agent': 'Visitor/7.7' });
  await sendUrlencoded(desk.url, { ...CONTACT, user_email: 'wrong', ...addressing('contact') });
  await send(desk.url, `${SEND_PATH}?email=noura@client.example`, { method: 'POST' });
  await desk.close();
  const log = desk.log();
  expect(log).toContain('"msg":"accepted"');
  expect(log).toContain('"reqId"');
  for (const secret of ['Noura', 'client.example', 'API 650', 'Two tanks', '127.0.0.1:', '7.7']) {
    const lines = log.split('\n').filter((line) => !line.includes('Server listening'));
    expect(lines.join('\n')).not.toContain(secret);
  }
});
