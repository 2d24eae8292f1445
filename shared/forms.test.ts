// The fields of the forms (spec §3), their validation (§5), lengths (decision 0007), mail templates (§7).
import { describe, expect, it } from 'vitest';
import { contactSchema } from './contact.ts';
import { formSchemas } from './forms.ts';
import { mailTexts } from './mails.ts';
import { isMessageKey } from './messages.ts';
import { HONEYPOT_NAME } from './wire.ts';

const keys = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('contact', () => {
  it('§3 has exactly the five payload fields and the optional recipient', () => {
    expect(Object.keys(contactSchema.shape)).toEqual([
      'recipient',
      'user_name',
      'user_email',
      'user_phone',
      'user_subject',
      'message',
    ]);
    expect(contactSchema.parse({ message: 'x', extra: 'y' })).not.toHaveProperty('extra');
    expect(contactSchema.parse({ message: 'x', recipient: 'Sales' }).recipient).toBe('Sales');
    expect(contactSchema.parse({ message: 'x', recipient: '' }).recipient).toBeUndefined();
  });

  it('§5 requires no field', () => {
    for (const field of ['user_name', 'user_phone', 'user_subject', 'message']) {
      expect(keys(contactSchema.safeParse({ [field]: 'x' }))).toEqual([]);
    }
    expect(keys(contactSchema.safeParse({ user_email: 'a@b.example' }))).toEqual([]);
  });

  it('§5 rejects an invalid e-mail address', () => {
    for (const user_email of ['a', 'a@b', 'a b@c.example', 'a@b.example\nx: y']) {
      expect(keys(contactSchema.safeParse({ user_email }))).toEqual([
        ['user_email', 'emailInvalid'],
      ]);
    }
  });

  it.each([
    [
      'an address from a right-to-left chat',
      '\u200f\u202aa@b.example\u202c\u200b\u00a0',
      'a@b.example',
    ],
    ['the ASCII form of a domain', 'a.b+c@mail.xn--mgberp4a5d4ar', 'a.b+c@mail.xn--mgberp4a5d4ar'],
    ['an Arabic domain', ' info@شركة.السعودية', 'info@xn--ogbpi5d.xn--mgberp4a5d4ar'],
    ['capitals of the mailbox', 'Huda.Sample@Mail.example', 'Huda.Sample@Mail.example'],
  ])('§5 accepts %s', (_, typed, expected) => {
    expect(contactSchema.parse({ user_email: typed }).user_email).toBe(expected);
  });

  it('§5 rejects an international domain with a path or port', () => {
    for (const rest of ['/x', ':25', '?x', '@b.example']) {
      const user_email = `info@شركة.السعودية${rest}`;
      expect(keys(contactSchema.safeParse({ user_email }))).toEqual([
        ['user_email', 'emailInvalid'],
      ]);
    }
  });

  it('validates thousands of blanks, marks or foreign letters in linear time', () => {
    for (const run of [' ', '\u200b', 'é'].map((letter) => letter.repeat(100_000))) {
      const typed = { message: `x${run}x`, user_phone: `1${run}1`, user_email: `a@${run}/` };
      // Each of these once took many seconds.
      for (let i = 0; i < 10; i++) expect(contactSchema.safeParse(typed).success).toBe(false);
    }
  });

  it('§3 a telephone number arrives in ASCII digits, without invisible marks', () => {
    for (const user_phone of [
      '\u200e٠١٣ ٠٠٠ ٠٠٩٧\u200e',
      '۰۱۳ ۰۰۰ ۰۰۹۷',
      '०१३ ००० ००९७',
      '013 000 0097 ',
    ]) {
      expect(contactSchema.parse({ user_phone }).user_phone).toBe('013 000 0097');
    }
    const written = '+966 (13) 000-0097 ext. 3';
    expect(contactSchema.parse({ user_phone: written }).user_phone).toBe(written);
  });

  it('§5 rejects a form in which every field is blank', () => {
    expect(keys(contactSchema.safeParse({}))).toEqual([['', 'allBlank']]);
    const blank = { recipient: 'Sales', user_name: ' \u200f', message: '\r\n\t' };
    expect(keys(contactSchema.safeParse(blank))).toEqual([['', 'allBlank']]);
  });

  it('§3 keeps texts of the maximum length unchanged and rejects longer ones', () => {
    for (const lineBreak of ['\r\n', '\n']) {
      const message = `🏗${lineBreak}`.repeat(5_000) + 'م'.repeat(10_000);
      expect(contactSchema.parse({ message }).message).toBe(message);
      expect(keys(contactSchema.safeParse({ message: `${message}x` }))).toEqual([
        ['message', 'tooLong'],
      ]);
    }
  });

  it('§3 rejects values that are not text', () => {
    expect(keys(contactSchema.safeParse({ user_name: { a: 1 }, message: 7 }))).toEqual([
      ['user_name', 'notText'],
      ['message', 'notText'],
    ]);
  });
});

it('§2.1 the subscribe box needs one valid e-mail address', () => {
  expect(keys(formSchemas.subscribe.safeParse({}))).toEqual([['user_email', 'required']]);
  expect(keys(formSchemas.subscribe.safeParse({ user_email: 'a@' }))).toEqual([
    ['user_email', 'emailInvalid'],
  ]);
  expect(formSchemas.subscribe.parse({ user_email: 'a@b.example' })).toEqual({
    user_email: 'a@b.example',
  });
});

it('§5 every message of every schema is a known key', () => {
  const wrong = { user_name: 7, user_email: '@', user_phone: 'x'.repeat(99), message: null };
  for (const schema of Object.values(formSchemas)) {
    for (const issue of schema.safeParse(wrong).error?.issues ?? []) {
      expect(isMessageKey(issue.message), issue.message).toBe(true);
    }
  }
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
