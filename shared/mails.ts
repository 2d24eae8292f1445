import { z } from 'zod';
import { type FormName, formSchemas } from './forms.ts';
import { placeholdersOf, text, textWithAny } from './placeholders.ts';

/** Placeholder in a body for all submitted fields, each below its label. */
export const ALL_FIELDS = 'fields';

/** Placeholder in the office's mail about a subscriber: the link to unsubscribe. */
export const UNSUBSCRIBE_LINK = 'unsubscribe';

/** Placeholder in the mail to a new subscriber: the link to confirm the subscription. */
export const CONFIRM_LINK = 'confirm';

/** Placeholder in the mails about an application: its reference. */
export const REFERENCE = 'reference';

/** Placeholder in the mails about an application: the link to its status, the recipient's own. */
export const STATUS_LINK = 'status';

/** Placeholder in the office's mails: the language of a form on pages that are not in the office's. */
export const FORM_LANGUAGE = 'language';

/** Placeholders of the daily digest: when the last one was sent, and how many messages need an operator. */
export const SINCE = 'since';
export const ATTENTION = 'attention';

/** Counts of the daily digest, each with a label, and a placeholder of its own. */
export const DIGEST_COUNTS = [
  'received',
  'suspected',
  'delivered',
  'waiting',
  'parked',
  'damaged',
  'refusedByVisitors',
] as const;

/** What the desk refuses a form for, in the daily digest: the first words of a limit's name, or another reason. */
export const REFUSAL_KINDS = [
  'address',
  'network',
  'customer',
  'total',
  'confirm_mailbox',
  'confirm_domain',
  'no_memory',
  'not_stored',
  'infected_file',
] as const;

/** What in a file may harm its reader. */
export const FILE_REMARKS = ['macros', 'javaScript', 'launch', 'executable'] as const;

export type FileRemark = (typeof FILE_REMARKS)[number];

/** What the office can do with an application. */
export const OFFICE_STATUSES = ['read', 'invited', 'declined'] as const;

/** What an applicant can see of an application. */
const APPLICATION_STATUSES = ['received', ...OFFICE_STATUSES, 'withdrawn'] as const;

export type OfficeStatus = (typeof OFFICE_STATUSES)[number];

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Paragraphs of a mail body, separated by blank lines. */
export function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

/** Whether a paragraph is `{fields}`. */
export const isAllFields = (paragraph: string) => paragraph === `{${ALL_FIELDS}}`;

/** A mail with these placeholders. */
export const mailTemplate = (names: readonly string[]) =>
  z.strictObject({
    subject: z.array(textWithAny(names)).min(1).meta({
      hint: 'Subject lines with placeholders such as "{user_name}". The desk uses the first line whose fields are all filled in, or else the last one.',
    }),
    body: textWithAny([...names, ALL_FIELDS])
      .refine(
        (value) =>
          paragraphsOf(value).every(
            (each) => isAllFields(each) || !placeholdersOf(each).includes(ALL_FIELDS),
          ),
        { error: `expected {${ALL_FIELDS}} in a paragraph of its own` },
      )
      .meta({
        isLong: true,
        label: 'Text',
        hint: 'Paragraphs, separated by blank lines. The desk omits a paragraph whose placeholder is blank; the paragraph "{fields}" contains all submitted fields. Mailed as text and as HTML.',
      }),
  });

/** Somebody in the office who gets a mail. */
const recipient = z.strictObject({
  address: z
    .email({ error: ({ input }) => `expected an e-mail address, got "${input}"` })
    .meta({ label: 'E-mail address' }),
  language: z.string().exactOptional().meta({
    label: 'Language',
    hint: 'Code of the language in which this recipient reads the mail, such as "ar". Left out, it is the first language of the site.',
  }),
});

export type Recipient = z.infer<typeof recipient>;

/** A mail to the office, with these placeholders. */
export const officeTemplate = (names: readonly string[]) =>
  mailTemplate([...names, FORM_LANGUAGE]).extend({
    to: z
      .array(recipient.meta({ label: 'Recipient' }))
      .min(1)
      .meta({ label: 'Recipients', hint: 'Who in the office gets the mail.' }),
  });

const fieldsOf = (form: FormName) => Object.keys(formSchemas[form].shape);

/** The page that a link in a mail opens. It asks before it acts, because mail scanners open links. */
const page = z.strictObject({
  title: text,
  question: text,
  link: text.meta({
    hint: 'Label of the field for the link, in a browser that does not fill it in.',
  }),
  button: text,
  done: text.meta({ hint: 'After the button has been pressed.' }),
  unknown: text.meta({ hint: 'When the link is unknown or expired.' }),
  failed: text.meta({ hint: 'When the desk cannot store the change.' }),
});

/** The pages that show and set an application's status. */
const statusPages = z.strictObject({
  title: text,
  reference: text.meta({ hint: "In front of the application's reference." }),
  statuses: z
    .record(z.enum(APPLICATION_STATUSES), z.strictObject({ label: text, explanation: text }))
    .meta({ hint: 'Each status: in front of its date, and what it means to the applicant.' }),
  link: text.meta({
    hint: 'Label of the field for the link, and the button, in a browser that does not fill it in.',
  }),
  show: text,
  withdraw: text.meta({ hint: 'Opens the question of "withdrawal".' }),
  question: text.meta({ hint: "Above the office's buttons." }),
  done: text.meta({ hint: 'After the office pressed one.' }),
  unknown: text.meta({ hint: 'When a link is unknown, or its application erased.' }),
  failed: text.meta({ hint: 'When the desk cannot read or store the status.' }),
});

/** content/mail.yaml: mail templates and recipients of each form, and the daily digest. */
export const mailTexts = z.strictObject({
  contact: z
    .strictObject({
      office: officeTemplate(fieldsOf('contact')),
      suspected: text.meta({
        hint: "In front of the subject of an office's mail that looks like spam, of any form.",
      }),
    })
    .meta({
      hint: 'A message to a contact card goes to the card\'s mailbox instead of "office.to".',
    }),
  career: z.strictObject({
    office: officeTemplate([...fieldsOf('career'), REFERENCE, STATUS_LINK]),
    visitor: mailTemplate(['user_email', REFERENCE, STATUS_LINK]).meta({
      hint: "To the applicant. May quote only the address, which may be a stranger's.",
    }),
    page: statusPages,
    file: z
      .strictObject({
        sentAs: text.meta({ hint: 'In front of the name that the applicant gave the file.' }),
        unscanned: text.meta({ hint: 'When the virus scanner did not answer.' }),
        remarks: z
          .record(z.enum(FILE_REMARKS), text)
          .meta({ hint: 'When the file contains what may harm its reader.' }),
      })
      .meta({ hint: "Below the name of a file in the office's mail." }),
  }),
  withdrawal: z
    .strictObject({ office: officeTemplate([REFERENCE]), page })
    .meta({ hint: 'After an applicant has withdrawn an application.' }),
  confirm: z
    .strictObject({
      visitor: mailTemplate([...fieldsOf('subscribe'), CONFIRM_LINK]).meta({
        hint: 'To that address, with the link to confirm.',
      }),
      office: officeTemplate(fieldsOf('subscribe')).meta({
        hint: 'Instead of that mail, when the submission looks like spam.',
      }),
      page,
    })
    .meta({
      hint: "After an address, the sender's own or another, was entered in the subscribe box.",
    }),
  subscribe: z
    .strictObject({
      office: officeTemplate([...fieldsOf('subscribe'), UNSUBSCRIBE_LINK]),
    })
    .meta({ hint: 'After the confirmation of an address.' }),
  unsubscribe: z
    .strictObject({ office: officeTemplate(fieldsOf('subscribe')), page })
    .meta({ hint: 'After a subscriber has unsubscribed or was erased.' }),
  digest: z
    .strictObject({
      office: mailTemplate([SINCE, ATTENTION, ...DIGEST_COUNTS]),
      labels: z.strictObject({
        ...(Object.fromEntries(DIGEST_COUNTS.map((name) => [name, text])) as Record<
          (typeof DIGEST_COUNTS)[number],
          typeof text
        >),
        oldest: text.meta({ hint: 'When the message that has waited the longest was received.' }),
        refused: text.meta({ hint: 'Forms that were refused on the days before.' }),
        free: text.meta({ hint: 'Free space on the disk of the messages.' }),
      }),
      refusals: z
        .record(z.enum(REFUSAL_KINDS), text)
        .meta({ hint: 'In front of the number of forms that were refused for this.' }),
    })
    .meta({
      hint: 'Once a day, also when nothing came. The recipients are a setting of the desk.',
    }),
});

export type MailTexts = z.infer<typeof mailTexts>;

/**
 * Kinds of submissions about another one: receipts of an application and of files, and other mails to a supplier;
 * answers of the office, what came back to it by mail, and its reminders of documents that expire.
 */
export const KINDS_ABOUT = ['receipt', 'files', 'answer', 'reply', 'reminder'] as const;

export type KindAbout = (typeof KINDS_ABOUT)[number];

/** A supplier's registration before and after it is sent; its mails are in content/registration.yaml. */
const SUPPLIER_KINDS = ['draft', 'registration'] as const;

/** Kind of a submission: a form, a step of a subscription or an application, or about one. */
export type SubmissionKind =
  | Exclude<keyof MailTexts, 'digest'>
  | (typeof SUPPLIER_KINDS)[number]
  | KindAbout;

const { digest: _, ...ofSubmissions } = mailTexts.shape;

export const SUBMISSION_KINDS = [
  ...Object.keys(ofSubmissions),
  ...SUPPLIER_KINDS,
  ...KINDS_ABOUT,
] as SubmissionKind[];
