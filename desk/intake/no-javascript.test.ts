// Forms from a browser without JavaScript (decision 0007): a thank-you page, or the form again.
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import { CONTACT, emailjsIds, readFormPage, sendUrlencoded } from '../testing/forms.ts';

const NAVIGATE = { 'sec-fetch-mode': 'navigate' };
const OLD_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const post = (url: string, fields: Record<string, string>, headers: Record<string, string>) =>
  sendUrlencoded(url, { ...fields, ...emailjsIds('contact') }, headers);

it('§7 redirects a navigation to the thank-you page, and answers scripts with plain text', async () => {
  const desk = await startDesk();
  for (const headers of [NAVIGATE, OLD_BROWSER]) {
    const answer = await post(desk.url, CONTACT, headers);
    expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you']);
  }
  for (const headers of [
    { 'sec-fetch-mode': 'cors', ...OLD_BROWSER },
    { accept: '*/*' },
    { accept: 'text/plain, text/html;q=0.9' },
    {},
  ] as Record<string, string>[]) {
    expect((await post(desk.url, CONTACT, headers)).text).toBe('OK');
  }
});

it('§5 a refusal shows the reasons and everything typed, in a form that works', async () => {
  const desk = await startDesk();
  const typed = {
    ...CONTACT,
    recipient: 'Procurement',
    user_name: `"><script>alert(1)</script>'&amp;`,
    user_email: 'not an address',
    user_subject: 's'.repeat(201),
    message: '\n\r\n</textarea><img src=x onerror=alert(1)>\r\nمرحبا 👷',
  };
  const answer = await post(desk.url, typed, NAVIGATE);
  expect(answer.status).toBe(422);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(answer.text).toContain('Your Email is not valid! Provide valid email');
  expect(answer.text).toContain('Subject is too long: at most 200 characters can be sent');
  expect(answer.text).not.toMatch(/<script|<img src=x|\sstyle=/);

  const page = readFormPage(answer.text);
  expect(page.fields).toMatchObject(typed);
  expect(page.labels).toEqual([
    'To',
    'Name',
    'E-mail',
    'Telephone',
    'Subject',
    'Message',
    'Drawings',
  ]);
  const right = { user_email: 'right@client.example', user_subject: 'short' };
  const headers = { ...NAVIGATE, origin: desk.url };
  const again = await sendUrlencoded(desk.url, { ...page.fields, ...right }, headers);
  expect(again.status).toBe(303);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual({ ...typed, ...right });
});

it('§5 a blank form is refused with its reason', async () => {
  const desk = await startDesk();
  const answer = await post(desk.url, {}, NAVIGATE);
  expect([answer.status, answer.text]).toEqual([
    422,
    expect.stringContaining('Please fill in at least one field.'),
  ]);
});

it('§2.4 keeps no recipient when none is chosen, also on the refusal page', async () => {
  const desk = await startDesk();
  const typed = { ...CONTACT, recipient: '' };
  const refused = await post(desk.url, { ...typed, user_email: '@' }, NAVIGATE);
  expect(readFormPage(refused.text).fields.recipient).toBe('');
  expect((await post(desk.url, typed, NAVIGATE)).status).toBe(303);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual(CONTACT);
});

it('§8 shows everything typed when nothing can be stored', async () => {
  const desk = await startDesk();
  using other = new DatabaseSync(`${desk.dataDir}/desk.db`);
  other.exec('DROP TABLE delivery');
  const answer = await post(desk.url, CONTACT, NAVIGATE);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.text).toContain('Something went wrong! Your message didn&#39;t sent.');
  expect(answer.text).toContain('<p>Please try again in 60 seconds.</p>');
  expect(readFormPage(answer.text).fields).toMatchObject(CONTACT);
});

it('§8 sends a page also for a refusal before the body is read', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '1' } });
  await sendUrlencoded(desk.url, CONTACT);
  const { status, headers, text } = await post(desk.url, CONTACT, NAVIGATE);
  expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(text).toContain(`<p>Please try again in ${headers['retry-after']} seconds.</p>`);
  expect(text).toContain('<p>Go back to the form.</p>');
});
