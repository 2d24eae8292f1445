// What people reply by mail to the office's answers, in the inbox.
import { expect, it, vi } from 'vitest';
import type { Message } from '#shared/inbox.ts';
import { MAX_LENGTH } from '#shared/limits.ts';
import { SOON } from '../testing/desk.ts';
import { CONTACT, sendJson } from '../testing/forms.ts';
import { startOffice } from '../testing/inbox-messages.ts';
import { mailTo, OFFICE } from '../testing/mail.ts';
import { failureOf } from '../testing/operator.ts';
import { readReply } from './reply.ts';

const MINUTE = 60_000;
const { user_email: NOURA } = CONTACT;

const mail = (header: string, body = 'On Sunday.') =>
  `From: Noura <${NOURA}>\nMessage-ID: <${header.length}@client.example>\n${header}\n\n${body}\n`;

/** An office whose answer to a message, which is done with, has been mailed. */
async function startAnswered() {
  const office = await startOffice(['administrator'], {
    env: { BOUNCE_ADDRESS: 'bounces@miqdam.example' },
  });
  await sendJson(office.url, 'contact', CONTACT);
  const [row] = await office.lists(1);
  const id = String(row?.id);
  const answer = { subject: 'Re: API 650 tanks', text: 'When?', after: null };
  await office.browser.call('POST', `messages/${id}/answers`, answer);
  await office.browser.call('POST', 'messages/change', { ids: [id], state: 'done' });
  office.clock.advance(MINUTE);
  await vi.waitFor(() => {
    office.clock.advance(2_000);
    expect(office.peer.envelopes.some(({ to }) => to.includes(NOURA))).toBe(true);
  }, SOON);
  const answered = mailTo(NOURA, office.peer);
  const isNews = async () => (await office.listed('state=open&unread=yes')).length === 1;
  expect(await isNews()).toBe(false);
  return {
    ...office,
    ...{ id, answered, isNews },
    bounce: async (text: string) => (await office.command('bounce', [], {}, text)).text,
    opened: async (): Promise<Message> => (await office.browser.call('GET', `messages/${id}`)).json,
  };
}

it('shows a reply below its message, once, and makes that open and unread again', async () => {
  const office = await startAnswered();
  const { answered, id } = office;
  expect(answered.replyTo?.value.map(({ address }) => address)).toEqual([
    ...OFFICE,
    `bounces+${answered.messageId?.slice(1, 37)}@miqdam.example`,
  ]);

  const reply = mail(`In-Reply-To: ${answered.messageId}\nSubject: RE: رد: API 650 tanks`);
  expect(await office.bounce(reply)).toBe(`${id} has a reply\n`);
  expect(await office.isNews()).toBe(true);
  expect(await office.listed()).toMatchObject([{ repliedAt: office.clock.now() }]);
  const { replies } = await office.opened();
  expect(replies).toEqual([
    { id: expect.any(String), at: expect.any(Number), from: NOURA, text: 'On Sunday.' },
  ]);
  expect(await office.bounce(reply)).toBe('A reply that is in the inbox: ignored\n');
  expect(await office.isNews()).toBe(false);
  expect((await office.opened()).replies).toEqual(replies);
  const { entries } = (await office.browser.call('GET', 'audit')).json;
  expect(entries).toContainEqual(expect.objectContaining({ action: 'reply', subject: id }));
});

it('knows the message by any mail about it, or by the address that an answer asks to reply to', async () => {
  const office = await startAnswered();
  const { answered, id } = office;
  const headers = [
    `References: <1@client.example> ${answered.messageId} <2@client.example>\nSubject: Site visit`,
    `In-Reply-To: <${id}.ar@miqdam.example>`,
    `To: ${answered.replyTo?.value.at(-1)?.address}`,
  ];
  for (const header of headers) expect(await office.bounce(mail(header))).toContain('has a reply');
  const { replies } = await office.opened();
  expect(replies.map(({ subject }) => subject)).toEqual(['Site visit', '', '']);
});

it('leaves answers of programs out, and returns what belongs to no message', async () => {
  const office = await startAnswered();
  const reply = `In-Reply-To: ${office.answered.messageId}`;
  for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk']) {
    expect(await office.bounce(mail(`${reply}\n${header}`))).toBe('An automatic answer: ignored\n');
  }
  for (const header of ['Subject: Hello', 'In-Reply-To: <1@miqdam.example>']) {
    expect(await failureOf(office.bounce(mail(header)))).toBe(
      'This mail is neither a bounce nor a reply to a message in the inbox',
    );
  }
  expect(await office.isNews()).toBe(false);
  expect((await office.opened()).replies).toEqual([]);
});

it('shows an answer that bounced as refused, with the reason, and its message as news', async () => {
  const office = await startAnswered();
  const answer = office.answered.messageId?.slice(1, 37);
  const report = `To: bounces+${answer}@miqdam.example
Content-Type: multipart/report; boundary="x"

--x
Content-Type: message/delivery-status

Final-Recipient: rfc822; ${NOURA}
Action: failed
Status: 5.1.1

--x--
`;
  expect(await office.bounce(report)).toBe(`${answer} is refused. It bounced: 5.1.1\n`);
  expect(await office.isNews()).toBe(true);
  expect((await office.opened()).answers).toMatchObject([
    { state: 'refused', problem: 'bounced: 5.1.1' },
  ]);
});

const textOf = async (header: string, body: string) => {
  const { fields } = await readReply(Buffer.from(mail(header, body), 'latin1'), undefined);
  return fields.find(({ name }) => name === 'message')?.value;
};

it('keeps the text of a mail alone, in whatever form and letters it was sent, and not endlessly', async () => {
  const windows = Buffer.from([0xe4, 0xda, 0xe3]).toString('latin1');
  expect(await textOf('Content-Type: text/plain; charset=windows-1256', windows)).toBe('نعم');
  const html =
    '<p>Yes, <b>please</b></p><script>alert(1)</script><img src="https://x.example/a.png">';
  expect(await textOf('Content-Type: text/html', html)).toBe('Yes, please');
  const parts = `--x\nContent-Type: text/plain\n\nPlain\n--x\nContent-Type: text/html\n\n${html}\n--x--`;
  const both = 'Content-Type: multipart/alternative; boundary=x';
  expect(await textOf(both, parts)).toBe('Plain');
  const file = `--x\nContent-Disposition: attachment; filename=a.txt\n\nA file\n--x--`;
  expect(await textOf('Content-Type: multipart/mixed; boundary=x', file)).toBe('');
  const long = await textOf('', 'a\0b '.repeat(MAX_LENGTH.message));
  expect([...(long ?? '')]).toHaveLength(MAX_LENGTH.message);
  expect(long).toMatch(/^ab ab .*…$/);
});
