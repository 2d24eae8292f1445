import { z } from 'zod';
import { INTERFACE_MESSAGES } from '#shared/messages.ts';
import { plural, pluralUnit, text, texts, textWith, textWithAny } from './fields.server.ts';
import { facts } from './placeholders.server.ts';
import { contentReader } from './readers.server.ts';

/** content/interface.yaml: every text of the interface itself. Every key is required. */
const interfaceTexts = z.strictObject({
  documentTitle: textWith('page', 'site').meta({ hint: 'Text of the browser tab.' }),
  skipToContent: text.meta({ hint: 'First link of every page.' }),
  menu: z.strictObject({
    label: text.meta({ hint: 'For screen readers: name of the navigation.' }),
    open: text,
    close: text,
    showSubmenu: textWith('entry').meta({
      hint: 'For screen readers: name of the button beside an entry with a dropdown.',
    }),
  }),
  header: z
    .strictObject({ home: text, topBar: text })
    .meta({ hint: "For screen readers: names of the logo's link and of the bar above it." }),
  search: z
    .strictObject({
      open: text.meta({ hint: 'For screen readers: name of the button that shows the form.' }),
      label: text.meta({ hint: 'For screen readers: name of the field.' }),
      submit: text,
    })
    .meta({ hint: 'The form of the header, the drawer and the 404 page.' }),
  footer: z
    .strictObject({ links: text })
    .meta({ hint: "For screen readers: name of the footer's link list." }),
  scrollToTop: text.meta({ hint: 'Button that appears after 200 px of scrolling.' }),
  breadcrumb: z
    .strictObject({ label: text, home: text })
    .meta({ hint: 'For screen readers: name of the breadcrumb, and its first step.' }),
  hero: z.strictObject({
    label: text.meta({ hint: 'For screen readers: name of the group of pictures.' }),
    play: text,
    pause: text,
    previous: text,
    next: text,
    slide: textWith('n', 'total').meta({ hint: 'For screen readers: name of a picture.' }),
    goTo: textWith('n', 'title').meta({
      hint: 'For screen readers: name of the button of one picture.',
    }),
    chosen: textWith('n', 'total', 'title').meta({
      hint: 'For screen readers: announces the picture that the visitor has chosen.',
    }),
  }),
  accordion: z
    .strictObject({ openAll: text, closeAll: text })
    .meta({ hint: 'Button above a group of disclosures.' }),
  foldRest: textWith('n').meta({
    hint: 'Opens the entries of a list that are folded on phones; "n" is their number.',
  }),
  dialog: z.strictObject({ close: text }),
  form: z.strictObject({
    submit: text,
    sending: text,
    stopped: text.meta({ hint: 'Announced after the visitor has stopped it.' }),
    upload: z
      .strictObject({
        label: text,
        share: textWith('n'),
        storing: text.meta({ hint: 'Everything is sent, but the desk has not answered yet.' }),
        stop: text,
      })
      .meta({ hint: 'During the upload of a form with a file.' }),
    fileAgain: text.meta({
      hint: "On the desk's refusal page: the visitor has to choose the file again.",
    }),
    refusals: z
      .strictObject({
        status403: text,
        status413: text,
        status429: text,
        status500: text,
        status503: text,
      })
      .meta({
        hint: "On the desk's refusal page: why, by HTTP status. Other refusals are mistakes of programs.",
      }),
    wait: textWith('time').meta({
      hint: 'When the desk says after what time a form may be sent again, such as "45 seconds".',
    }),
    goBack: text.meta({
      hint: "On the desk's refusal page, where it cannot show the form again.",
    }),
    honeypot: text.meta({ hint: 'Label of the honeypot field, which people do not see.' }),
    dataProtection: text.meta({
      hint: 'Sentence beside the button, with the link to the page on data protection.',
    }),
    errors: z
      .record(z.enum(INTERFACE_MESSAGES), textWithAny('field', 'max'))
      .meta({ hint: 'What a form says about a field that is not filled in as it should be.' }),
    length: z
      .strictObject({ left: textWith('n', 'max'), over: textWith('n', 'max') })
      .meta({ hint: 'Below a field near its maximum length, and beyond it.' }),
    anyRecipient: text.meta({
      hint: 'Option of the contact form for a message to none of the contact cards.',
    }),
    labels: texts('recipient', 'user_name', 'user_email', 'user_phone', 'user_subject', 'message'),
    application: z
      .strictObject({
        anyVacancy: text.meta({ hint: 'First option of the positions: none in particular.' }),
        labels: texts('vacancy', 'user_name', 'user_email', 'user_phone', 'portfolio', 'resume'),
        hints: z.strictObject({ portfolio: text, resume: text }),
        optional: text,
        file: z
          .strictObject({ choose: text, none: text, remove: textWith('file') })
          .meta({ hint: 'Texts of the field for the file.' }),
        submit: text,
        keepsTyping: text.meta({
          hint: 'After a failure: the typed text and the file are still there.',
        }),
      })
      .meta({ hint: 'Texts of the application form only.' }),
    placeholders: texts('user_name', 'user_email', 'user_phone', 'user_subject', 'message'),
  }),
  subscribe: z
    .strictObject({ label: text, placeholder: text, button: text })
    .meta({ hint: 'The subscribe box in the footer.' }),
  toasts: z
    .strictObject({
      region: text.meta({ hint: 'For screen readers: name of the region of toasts.' }),
      close: text,
      sent: text,
      failed: text,
      keepsTyping: text.meta({
        hint: 'Beside the button after a failure: the typed text is still there.',
      }),
    })
    .meta({ hint: 'Toasts.' }),
  map: z.strictObject({
    frame: text.meta({ hint: 'For screen readers: name of the frame.' }),
    waiting: text.meta({ hint: 'In place of the map until it scrolls into view.' }),
    failed: text.meta({ hint: 'In place of the map when it cannot load.' }),
    outward: text.meta({ hint: "Link to the map on its provider's site." }),
  }),
  notFound: z.strictObject({
    title: text,
    text,
    home: text,
    returning: textWith('page').meta({ hint: 'During the countdown to the automatic way back.' }),
    stop: text,
    stopped: text.meta({ hint: 'Announced after the visitor has stopped it.' }),
    suggestions: text.meta({ hint: 'Above the list of suggested pages.' }),
  }),
  error: z.strictObject({ title: text, text, home: text }).meta({ hint: 'The error screen.' }),
  document: z
    .strictObject({
      contents: text,
      updated: text,
      linkToSection: text.meta({ hint: 'Below an open section: the link to its address.' }),
      signed: text,
      date: text,
      edition: text,
      review: text,
    })
    .meta({ hint: 'Pages with numbered sections: policies, data protection.' }),
  pageEnd: z.strictObject({ related: text }).meta({ hint: 'The end of a text page.' }),
  project: z
    .strictObject({
      challenge: text.meta({ hint: 'Headings of its parts.' }),
      list: text,
      facts: text,
      client: text,
      sector: text,
      value: text,
      duration: text,
      year: text,
      today: text.meta({ hint: "Before the visitor's current date." }),
      portfolio: text.meta({ hint: 'Breadcrumb step before it, and the link back.' }),
      all: text,
      others: text.meta({ hint: 'Above the links to further projects.' }),
    })
    .meta({ hint: "A project's page." }),
  article: z
    .strictObject({
      list: text.meta({ hint: 'Breadcrumb step before it.' }),
      today: text.meta({ hint: "Before the visitor's current date." }),
      published: text.meta({ hint: 'Before the date of publication.' }),
      updated: text.meta({ hint: 'Before the date of the last correction.' }),
      by: text.meta({ hint: 'Before the author.' }),
      aside: text,
      keywords: text,
      history: text.meta({
        hint: "For screen readers: name of the two buttons that go through the browser's history.",
      }),
      previous: text,
      next: text,
      comments: text,
      sample: text.meta({ hint: 'Marks a comment as a sample.' }),
      write: text,
      note: text.meta({ hint: 'Says that the form sends nothing.' }),
      userName: text,
      email: text.meta({ label: 'E-mail address' }),
      message: text,
      notSent: text.meta({ hint: 'After a press of the button.' }),
      others: text,
      all: text,
    })
    .meta({ hint: "An article's page." }),
  share: z
    .strictObject({
      title: text.meta({ hint: 'Label of the button that opens the menu.' }),
      native: text.meta({ hint: "Opens the device's own share dialog." }),
      copy: text,
      copied: text.meta({ hint: 'Announced when the link is copied.' }),
      mail: text,
      whatsapp: text.meta({ hint: 'Links to networks.' }),
      linkedin: text,
      x: text,
    })
    .meta({ hint: 'Menu to share a page.' }),
  whatsapp: text.meta({ label: 'WhatsApp', hint: 'Before the number.' }),
  list: textWith('before', 'next').meta({ hint: 'Joins the entries of a list, two at a time.' }),
  money: z
    .strictObject({ sar: textWith('value'), sarMillions: text })
    .meta({ hint: 'An amount, and the unit after a figure in millions.' }),
  duration: z
    .strictObject({ months: plural, unit: pluralUnit })
    .meta({ hint: 'A number of months, and their unit after a figure.' }),
});

export type Interface = z.infer<typeof interfaceTexts>;

export const readInterface = contentReader('interface', interfaceTexts, facts);
