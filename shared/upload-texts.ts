import { z } from 'zod';
import { ALL_FIELDS, REFERENCE } from './mails.ts';
import { text, textWithAny, textWithEach } from './placeholders.ts';

/** Placeholder in the mail to the sender of files: the link to add files. */
export const ADD_LINK = 'add';

/** Placeholder beside the office's link to files: the day until which it works. */
export const UNTIL = 'until';

/** content/uploads.yaml: files that come with a message. Without the file, the contact form takes none. */
export const uploadTexts = z.strictObject({
  form: z
    .strictObject({
      label: text.meta({ hint: 'Label of the field.' }),
      hint: text.meta({ hint: 'Below the label: how many files, how large, of which types.' }),
      plain: text.meta({ hint: 'The same in a browser without JavaScript: 5 MB together.' }),
      choose: text.meta({ hint: 'The button.' }),
      drop: text.meta({ hint: 'Beside the button.' }),
      list: text.meta({ hint: 'Name of the list of files.' }),
      states: z.strictObject({
        waiting: text,
        sending: textWithEach('share'),
        paused: textWithEach('share'),
        offline: text.meta({ hint: 'While there is no connection; it goes on by itself.' }),
        away: text.meta({
          label: 'Server takes no files',
          hint: 'While the website takes no files, such as when their storage is away; it goes on by itself.',
        }),
        arrived: text,
        again: textWithEach('share').meta({
          hint: 'After a reload: the browser no longer has the file; choosing it again goes on where it was.',
        }),
      }),
      pause: textWithEach('file'),
      resume: textWithEach('file'),
      remove: textWithEach('file'),
      up: textWithEach('file').meta({ label: 'Move up' }),
      down: textWithEach('file').meta({ label: 'Move down' }),
      left: textWithEach('files', 'size').meta({
        label: 'Still to arrive',
        hint: 'While files are sent: how many, and how much is left.',
      }),
      timeLeft: textWithEach('time').meta({
        hint: 'While files are sent: how long it takes at the speed so far.',
      }),
      allArrived: text,
      keepOpen: text.meta({ hint: 'While files are sent: the page has to stay open.' }),
      onArrival: text.meta({ hint: 'When the form is sent before its files have arrived.' }),
      without: text.meta({
        hint: 'When a file cannot arrive: the message may be sent without it, and the file added by a link in the receipt.',
      }),
      adds: text.meta({
        hint: 'Above the form behind the link in the receipt: what is sent is added to an earlier message.',
      }),
      errors: z.strictObject({
        type: textWithEach('file'),
        empty: textWithEach('file'),
        tooLarge: textWithEach('file'),
        tooMany: text,
        infected: textWithEach('file'),
        busy: text.meta({ hint: 'Too much has come from one network that no message names.' }),
        noRoom: text.meta({ hint: 'The disk of the website is full.' }),
        gone: textWithEach('file').meta({
          hint: 'The file was changed or moved after it was chosen.',
        }),
        incomplete: textWithEach('file').meta({ hint: 'The file has not arrived.' }),
      }),
    })
    .meta({ label: 'In the form' }),
  mail: z
    .strictObject({
      subject: textWithAny([REFERENCE]),
      body: textWithAny([REFERENCE, ALL_FIELDS, ADD_LINK]).meta({
        isLong: true,
        label: 'Text',
        hint: 'To the sender. Paragraphs, separated by blank lines; "{fields}" lists the files that have arrived, and those that have not.',
      }),
      missing: text.meta({ hint: 'Label of the files that have not arrived.' }),
      adds: text.meta({ hint: 'Label of the reference of the message to which files were added.' }),
      download: text.meta({
        hint: "Label of the office's link to files that are too large for a mail.",
      }),
      until: textWithEach(UNTIL),
    })
    .meta({ label: 'In mails' }),
  page: z
    .strictObject({
      title: text,
      question: text.meta({ hint: 'Asks for the address that got the mail.' }),
      link: text.meta({ hint: 'Label of the field for the link.' }),
      address: text.meta({ hint: 'Label of the field for the address.' }),
      show: text,
      download: textWithEach('file'),
      unknown: text.meta({ hint: 'When link or address are wrong, or the time is over.' }),
      failed: text,
    })
    .meta({ label: 'Page of the office with the files' }),
});

export type UploadTexts = z.infer<typeof uploadTexts>;
