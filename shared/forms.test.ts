// The fields of the forms (spec §3), their validation (§5), lengths (decision 0007), mail templates (§7).
import { expect, it } from 'vitest';
import { contactSchema } from './contact.ts';
import { formSchemas } from './forms.ts';
import { mailTexts } from './mails.ts';
import { isMessageKey } from './messages.ts';
import { HONEYPOT_NAME } from './wire.ts';

const keys = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

const contact = (typed: unknown) => keys(contactSchema.safeParse(typed));

it('§3 §5 contact has the five payload fields and the optional recipient, and requires none', () => {
  const names = ['user_name', 'user_email', 'user_phone', 'user_subject', 'message'];
  const ofFiles = ['files', 'uploads', 'earlier'];
  expect(Object.keys(contactSchema.shape)).toEqual(['recipient', ...names, ...ofFiles]);
  const sent = { message: 'x', extra: 'y', recipient: '' };
  const { recipient, files, uploads, earlier, ...given } = contactSchema.parse(sent);
  expect([files, uploads, earlier]).toEqual([[], '', '']);
  expect([recipient, Object.keys(given)]).toEqual([undefined, names]);
  expect(contactSchema.parse({ message: 'x', recipient: 'Sales' }).recipient).toBe('Sales');
  for (const name of names) expect(contact({ [name]: 'a@b.example' })).toEqual([]);
});

it('§5 contact rejects a form in which every field is blank', () => {
  expect(contact({})).toEqual([['', 'allBlank']]);
  const blank = { recipient: 'Sales', user_name: ' \u200f', message: '\r\n\t' };
  expect(contact(blank)).toEqual([['', 'allBlank']]);
});

const international = 'info@شركة.السعودية';

it.each([
  ...['a', 'a@b', 'a b@c.example', 'a@b.example\nx: y'],
  ...['/x', ':25', '?x', '@b.example'].map((rest) => international + rest),
])('§5 rejects the e-mail address %j', (user_email) => {
  expect(contact({ user_email })).toEqual([['user_email', 'emailInvalid']]);
});

it.each([
  ['\u200f\u202aa@b.example\u202c\u200b\u00a0', 'a@b.example'],
  ['a.b+c@mail.xn--mgberp4a5d4ar', 'a.b+c@mail.xn--mgberp4a5d4ar'],
  [` ${international}`, 'info@xn--ogbpi5d.xn--mgberp4a5d4ar'],
  ['Huda.Sample@Mail.example', 'Huda.Sample@Mail.example'],
])('§5 accepts the e-mail address %j', (typed, expected) => {
  expect(contactSchema.parse({ user_email: typed }).user_email).toBe(expected);
});

it.each([
  ['\u200e٠١٣ ٠٠٠ ٠٠٩٧\u200e', '013 000 0097'],
  ['۰۱۳ ۰۰۰ ۰۰۹۷', '013 000 0097'],
  ['०१३ ००० ००९७ ', '013 000 0097'],
  ['+966 (13) 000-0097 ext. 3', '+966 (13) 000-0097 ext. 3'],
])(
  '§3 the telephone number %j arrives in ASCII digits, without invisible marks',
  (typed, number) => {
    expect(contactSchema.parse({ user_phone: typed }).user_phone).toBe(number);
  },
);

it('validates thousands of blanks, marks or foreign letters in linear time', () => {
  for (const run of [' ', '\u200b', 'é'].map((letter) => letter.repeat(100_000))) {
    const typed = { message: `x${run}x`, user_phone: `1${run}1`, user_email: `a@${run}/` };
    // Each of these once took many seconds.
    for (let i = 0; i < 10; i++) expect(contactSchema.safeParse(typed).success).toBe(false);
  }
});

it('§3 keeps texts of the maximum length unchanged, and rejects longer ones and other values', () => {
  for (const lineBreak of ['\r\n', '\n']) {
    const message = `🏗${lineBreak}`.repeat(5_000) + 'م'.repeat(10_000);
    expect(contactSchema.parse({ message }).message).toBe(message);
    expect(contact({ message: `${message}x` })).toEqual([['message', 'tooLong']]);
  }
  expect(contact({ user_name: { a: 1 }, message: 7 })).toEqual([
    ['user_name', 'notText'],
    ['message', 'notText'],
  ]);
});

it('§2.1 the subscribe box needs one valid e-mail address', () => {
  const subscribe = (typed: object) => keys(formSchemas.subscribe.safeParse(typed));
  expect(subscribe({})).toEqual([['user_email', 'required']]);
  expect(subscribe({ user_email: 'a@' })).toEqual([['user_email', 'emailInvalid']]);
  expect(subscribe({ user_email: 'a@b.example' })).toEqual([]);
});

it('§5 every message of every schema is a known key', () => {
  const wrong = { user_name: 7, user_email: '@', user_phone: 'x'.repeat(99), message: null };
  const messages = Object.values(formSchemas).flatMap((schema) => keys(schema.safeParse(wrong)));
  expect(messages.filter(([, message = '']) => !isMessageKey(message))).toEqual([]);
});

it('the name of the honeypot has no word by which a browser fills in a field', () => {
  expect(HONEYPOT_NAME).not.toMatch(
    /name|mail|phone|tel|company|organi[sz]ation|website|url|address|city|country|zip|code/i,
  );
});

it('§7 a mail template has {fields} in a paragraph of its own', () => {
  const { body } = mailTexts.shape.contact.shape.office.shape;
  expect(keys(body.safeParse('From {user_name}:\n \n{fields} \n\nEnd'))).toEqual([]);
  for (const text of ['From {user_name}: {fields}', 'All:\n{fields}']) {
    expect(keys(body.safeParse(text))).toEqual([
      ['', 'expected {fields} in a paragraph of its own'],
    ]);
  }
});
