// Forms from a browser without JavaScript (decision 0007): a thank-you page, or the form again.
import { expect, it } from 'vitest';
import { startDesk, storedIn, valuesOf } from '../testing/desk.ts';
import {
  CONTACT,
  emailjsIds,
  readFormPage,
  SUBSCRIBER,
  sendMultipart,
  sendUrlencoded,
} from '../testing/forms.ts';

const NAVIGATE = { 'sec-fetch-mode': 'navigate' };
const OLD_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const contact = { ...CONTACT, ...emailjsIds('contact') };

it('§7 redirects a navigation to the thank-you page with 303', async () => {
  const desk = await startDesk();
  for (const headers of [NAVIGATE, OLD_BROWSER]) {
    const message = { ...contact, message: JSON.stringify(headers) };
    const answer = await sendUrlencoded(desk.url, message, headers);
    expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you']);
  }
  const subscribed = { ...SUBSCRIBER, ...emailjsIds('subscribe') };
  expect((await sendMultipart(desk.url, subscribed, NAVIGATE)).status).toBe(303);
  expect(await storedIn(desk.dataDir)).toHaveLength(3);
});

it('§7 answers scripts with plain text, whatever they accept', async () => {
  const desk = await startDesk();
  const cases = [
    { 'sec-fetch-mode': 'cors', ...OLD_BROWSER },
    { accept: '*/*' },
    { accept: 'text/plain, text/html;q=0.9' },
    {},
  ];
  for (const headers of cases) {
    expect((await sendMultipart(desk.url, contact, headers)).text).toBe('OK');
  }
});

it('§5 a refusal shows the reasons and everything typed, in a form that works', async () => {
  const desk = await startDesk();
  const typed = {
    ...CONTACT,
    recipient: 'Procurement',
    user_name: `"><script>alert(1)</script>'&amp;`,
    user_email: 'not an address',
    message: '\n\r\n</textarea><img src=x onerror=alert(1)>\r\nمرحبا 👷',
  };
  const answer = await sendUrlencoded(desk.url, { ...typed, ...emailjsIds('contact') }, NAVIGATE);
  expect(answer.status).toBe(422);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(answer.text).toContain('Your Email is not valid! Provide valid email');
  expect(answer.text).not.toMatch(/<script|<img src=x|\sstyle=/);

  const page = readFormPage(answer.text);
  expect(page.fields).toMatchObject(typed);
  expect(page.labels).toEqual(['To', 'Name', 'E-mail', 'Telephone', 'Subject', 'Message']);
  const again = await sendUrlencoded(
    desk.url,
    { ...page.fields, user_email: 'right@client.example' },
    { ...NAVIGATE, origin: desk.url },
  );
  expect(again.status).toBe(303);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual({
    ...typed,
    user_email: 'right@client.example',
  });
});

it('§2.4 keeps no recipient when none is chosen, also on the refusal page', async () => {
  const desk = await startDesk();
  const typed = { ...contact, recipient: '' };
  const refused = await sendUrlencoded(desk.url, { ...typed, user_email: '@' }, NAVIGATE);
  expect(readFormPage(refused.text).fields.recipient).toBe('');
  const answer = await sendUrlencoded(desk.url, typed, NAVIGATE);
  expect(answer.status).toBe(303);
  expect(valuesOf((await storedIn(desk.dataDir))[0])).toEqual(CONTACT);
});

it('shows a text that is too long in full, and its limit', async () => {
  const desk = await startDesk();
  const typed = { ...CONTACT, message: 'x'.repeat(20_001), user_subject: 's'.repeat(201) };
  const answer = await sendMultipart(desk.url, { ...typed, ...emailjsIds('contact') }, NAVIGATE);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Message is too long: at most 20,000 characters can be sent');
  expect(answer.text).toContain('Subject is too long: at most 200 characters can be sent');
  expect(readFormPage(answer.text).fields).toMatchObject(typed);
});

it('§5 refuses a blank form with its reason', async () => {
  const desk = await startDesk();
  const answer = await sendUrlencoded(desk.url, emailjsIds('contact'), NAVIGATE);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('Please fill in at least one field.');
});

it('§8 shows everything typed when nothing can be stored', async () => {
  const desk = await startDesk();
  const { DatabaseSync } = await import('node:sqlite');
  const other = new DatabaseSync(`${desk.dataDir}/desk.db`);
  other.exec('DROP TABLE delivery');
  other.close();
  const answer = await sendUrlencoded(desk.url, contact, NAVIGATE);
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('Something went wrong! Your message didn&#39;t sent.');
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.text).toContain('<p>Please try again in 60 seconds.</p>');
  expect(readFormPage(answer.text).fields).toMatchObject(CONTACT);
});

it('§8 sends a page also for a refusal before the body is read', async () => {
  const desk = await startDesk({ env: { RATE_LIMIT: '1' } });
  expect((await sendUrlencoded(desk.url, { ...CONTACT }, NAVIGATE)).text).toContain(
    'The user_id parameter is required',
  );
  const limited = await sendUrlencoded(desk.url, contact, NAVIGATE);
  expect([limited.status, limited.headers['content-type']]).toEqual([
    429,
    'text/html; charset=utf-8',
  ]);
  const wait = Number(limited.headers['retry-after']);
  expect(limited.text).toContain(`<p>Please try again in ${wait} seconds.</p>`);
  expect(limited.text).toContain('<p>Go back to the form.</p>');
});
