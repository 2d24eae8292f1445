import { z } from 'zod';
import { mailTemplate, officeTemplate, REFERENCE, STATUS_LINK } from './mails.ts';
import { text, textWithAny, textWithEach } from './placeholders.ts';
import { REGISTRATION_STATUSES, TRADE_STATES } from './registration.ts';

const id = z.string().regex(/^[a-z]+$/, { error: 'expected small letters, such as "piping"' });

const shortName = id.meta({
  label: 'Short name',
  hint: 'In no page; keep it once suppliers have used it.',
});

const trade = z.strictObject({ id: shortName, label: text.meta({ label: 'Name' }) });

/** A document that suppliers hand in, and how long it is valid. */
const supplierDocument = z.strictObject({
  id: shortName,
  label: text.meta({ label: 'Name' }),
  hint: text.exactOptional().meta({ label: 'Remark', hint: 'Below its name.' }),
  required: z.boolean().default(true).meta({ hint: 'Whether no approval is without it.' }),
  number: z.boolean().default(true).meta({ hint: 'Whether it has a number.' }),
  expiry: z.enum(['required', 'optional', 'none']).default('required').meta({
    label: 'Date of expiry',
    hint: 'Whether it has one. Where it is optional, a document without the date never expires.',
  }),
  validDays: z.int().positive().exactOptional().meta({
    label: 'Valid for so many days',
    hint: 'From the date of issue, for a document that is accepted only while it is recent.',
  }),
  trades: z
    .array(id.meta({ label: 'Trade' }))
    .exactOptional()
    .meta({ hint: 'Short names of the trades that need it; left out, all do.' }),
});

export type SupplierDocument = z.infer<typeof supplierDocument>;

const LABELS = [
  'company',
  'activities',
  'references',
  'user_name',
  'user_email',
  'user_phone',
  'second_name',
  'second_email',
  'second_phone',
  'trade',
  'number',
  'issued',
  'expires',
  'file',
  'earlier',
  'answer',
] as const;

const textsOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>,
  );

const toSupplier = () => mailTemplate([REFERENCE, STATUS_LINK]);

const toOffice = () => officeTemplate(['company', 'user_name', 'user_email', REFERENCE]);

/** content/registration.yaml: how suppliers register. Without the file, the site takes no registrations. */
export const registrationSettings = z
  .strictObject({
    trades: z
      .array(trade.meta({ label: 'Trade' }))
      .min(1)
      .max(20)
      .meta({ hint: 'What suppliers offer.' }),
    documents: z
      .array(supplierDocument.meta({ label: 'Document' }))
      .min(1)
      .max(12)
      .meta({
        hint: 'What suppliers hand in, in this order. By the number of the first one the inbox finds others of the same company.',
      }),
    remindDays: z
      .array(z.int().positive().meta({ label: 'Days' }))
      .default([60, 30, 7])
      .meta({ hint: 'Days before a document expires, on which supplier and office get a mail.' }),
    start: z
      .strictObject({
        evaluation: text.meta({ hint: 'How long the evaluation takes; above the form.' }),
        documents: text.meta({ hint: 'In front of the list of documents.' }),
        optional: text.meta({ hint: 'Behind a document that is not required.' }),
        only: textWithEach('trades').meta({ hint: 'Behind a document of some trades.' }),
        intro: text.meta({ hint: 'What the first step does.' }),
        button: text,
        lost: text.meta({ hint: 'The link for who has lost the link to a registration.' }),
      })
      .meta({ label: 'On the page of the site' }),
    labels: textsOf(LABELS).meta({ hint: 'Labels of the fields.' }),
    form: z
      .strictObject({
        title: text,
        intro: text.meta({ hint: 'Above the fields.' }),
        kept: textWithEach('day').meta({ hint: 'Until when a draft is kept.' }),
        company: text,
        contacts: text,
        trades: text,
        documents: text,
        files: text.meta({ hint: 'Of which types files may be.' }),
        plain: text.meta({
          hint: 'How large files may be that come with the form: without JavaScript, or if the desk takes no uploads.',
        }),
        sending: textWithEach('share').meta({ hint: 'While a file is sent.' }),
        arrived: textWithEach('file').meta({ hint: 'When a document has its file.' }),
        hijri: textWithEach('day').meta({ hint: 'A date in the Umm al-Qura calendar.' }),
        locked: text.meta({ hint: 'When part of it can no longer be changed.' }),
        save: text,
        send: text,
        change: text.meta({ hint: 'The button once the registration was sent.' }),
        saved: text,
        sent: text,
        changed: text.meta({ hint: 'When somebody else has saved it meanwhile.' }),
        refused: text.meta({ hint: 'Above the fields, when some have to be corrected.' }),
        asked: textWithEach('question').meta({ hint: "Beside a field: the office's question." }),
        errors: textsOf(['trade', 'tooMany', 'size']).extend({
          gone: textWithEach('file').meta({ hint: 'When a file that was sent is gone.' }),
          date: textWithEach('field'),
          order: textWithEach('field').meta({ hint: 'An expiry before the date of issue.' }),
        }),
      })
      .meta({ label: 'Form' }),
    page: z
      .strictObject({
        link: text.meta({ hint: 'Label of the field for the link.' }),
        show: text,
        reference: text,
        received: text.meta({ hint: 'In front of the date.' }),
        statuses: z.record(
          z.enum(REGISTRATION_STATUSES),
          z.strictObject({ label: text, explanation: text }),
        ),
        trades: z
          .record(z.enum(TRADE_STATES), textWithAny(['until', 'reason']))
          .meta({ hint: 'Of one trade; "{until}" is the last day of an approval.' }),
        missing: text.meta({ hint: 'In front of the documents that are missing or have expired.' }),
        until: textWithEach('day').meta({ hint: 'Behind a document: its last day.' }),
        condition: text.meta({
          hint: 'Heading of the condition of an approval, in the list of approved suppliers.',
        }),
        withdraw: text,
        question: text.meta({ hint: 'Before a registration is erased.' }),
        erase: text,
        erased: text,
        unknown: text,
        failed: text,
      })
      .meta({ label: 'Page of the status' }),
    lost: textsOf(['title', 'text', 'address', 'button', 'done']).meta({
      label: 'Page of a lost link',
      hint: 'Its answer is the same, whether or not somebody has registered with the address.',
    }),
    mail: z
      .strictObject({
        link: toSupplier().meta({ hint: 'With the link to a registration that was begun.' }),
        received: toSupplier(),
        moved: toSupplier().meta({
          hint: 'To the address that was the first one before, when another was entered.',
        }),
        asked: toSupplier().meta({ hint: 'With a question of the office.' }),
        decided: toSupplier(),
        reminder: toSupplier().meta({ hint: 'Before a document expires.' }),
        office: toOffice(),
        lapsing: toOffice().meta({ hint: 'To the office, before a document expires.' }),
        withdrawn: officeTemplate([REFERENCE]),
      })
      .meta({ label: 'Mails' }),
  })
  .superRefine(({ trades, documents }, context) => {
    const ids = trades.map(({ id }) => id);
    for (const [index, { trades: named = [] }] of documents.entries()) {
      for (const [at, each] of named.entries()) {
        if (ids.includes(each)) continue;
        const message = `expected the short name of a trade (${ids.join(', ')}), got "${each}"`;
        context.addIssue({ code: 'custom', path: ['documents', index, 'trades', at], message });
      }
    }
  });

export type RegistrationSettings = z.infer<typeof registrationSettings>;

/** The mails to a supplier. */
export type SupplierMail = Exclude<
  keyof RegistrationSettings['mail'],
  'office' | 'lapsing' | 'withdrawn'
>;

/** What is to be known of a document before it is looked for: that it is not required, or for which trades it is. */
export function remarksOn(
  { required, trades: ids }: SupplierDocument,
  { start, trades }: RegistrationSettings,
  locale: string,
): string[] {
  const names = trades.filter(({ id }) => ids?.includes(id)).map(({ label }) => label);
  const list = new Intl.ListFormat(locale).format(names);
  return [
    ...(required ? [] : [start.optional]),
    ...(names.length > 0 ? [start.only.replace('{trades}', list)] : []),
  ];
}
