import { z } from 'zod';
import { MESSAGE_KEYS } from '#shared/messages.ts';
import { plural, pluralUnit, text, textWith, textWithAny } from './fields.server.ts';
import { facts } from './placeholders.server.ts';
import { contentReader } from './readers.server.ts';

/** content/interface.yaml: every text of the interface itself. Every key is required. */
const interfaceTexts = z.strictObject({
  /** Text of the browser tab. */
  documentTitle: textWith('page', 'site'),
  /** First link of every page. */
  skipToContent: text,
  menu: z.strictObject({
    /** For screen readers: name of the navigation. */
    label: text,
    open: text,
    close: text,
    /** For screen readers: name of the button beside an entry with a dropdown. */
    showSubmenu: textWith('entry'),
  }),
  /** For screen readers: names of the logo's link and of the bar above it. */
  header: z.strictObject({ home: text, topBar: text }),
  /** The form of the header, the drawer and the 404 page. */
  search: z.strictObject({
    /** For screen readers: name of the button that shows the form. */
    open: text,
    /** For screen readers: name of the field. */
    label: text,
    submit: text,
  }),
  /** For screen readers: name of the footer's link list. */
  footer: z.strictObject({ links: text }),
  /** Button that appears after 200 px of scrolling. */
  scrollToTop: text,
  /** For screen readers: name of the breadcrumb, and its first step. */
  breadcrumb: z.strictObject({ label: text, home: text }),
  hero: z.strictObject({
    /** For screen readers: name of the group of pictures. */
    label: text,
    play: text,
    pause: text,
    previous: text,
    next: text,
    /** Announces the picture that is shown. */
    slide: textWith('n', 'total'),
    /** For screen readers: name of the button of one picture. */
    goTo: textWith('n'),
  }),
  /** Button above a group of disclosures. */
  accordion: z.strictObject({ openAll: text, closeAll: text }),
  /** Opens the entries of a list that are folded on phones; `n` is their number. */
  foldRest: textWith('n'),
  dialog: z.strictObject({ close: text }),
  form: z.strictObject({
    submit: text,
    sending: text,
    /** Announced after the visitor has stopped it. */
    stopped: text,
    /** During the upload of a form with a file. */
    upload: z.strictObject({
      label: text,
      share: textWith('n'),
      /** Everything is sent, but the desk has not answered yet. */
      storing: text,
      stop: text,
    }),
    /** On the desk's refusal page: the visitor has to choose the file again. */
    fileAgain: text,
    /** On the desk's refusal page: why, by HTTP status. Other refusals are mistakes of programs. */
    refusals: z.strictObject({
      status403: text,
      status413: text,
      status429: text,
      status500: text,
      status503: text,
    }),
    /** Label of the honeypot field, which people do not see. */
    honeypot: text,
    /** Sentence beside the button, with the link to the page on data protection. */
    dataProtection: text,
    /** What a form says about a field that is not filled in as it should be. */
    errors: z.record(z.enum(MESSAGE_KEYS), textWithAny('field', 'max')),
    /** Below a field near its maximum length, and beyond it. */
    length: z.strictObject({ left: textWith('n', 'max'), over: textWith('n', 'max') }),
    /** Option of the contact form for a message to none of the contact cards. */
    anyRecipient: text,
    labels: z.strictObject({
      recipient: text,
      user_name: text,
      user_email: text,
      user_phone: text,
      user_subject: text,
      message: text,
    }),
    /** Texts of the application form only. */
    application: z.strictObject({
      /** First option of the positions: none in particular. */
      anyVacancy: text,
      labels: z.strictObject({
        vacancy: text,
        user_name: text,
        user_email: text,
        user_phone: text,
        portfolio: text,
        resume: text,
      }),
      hints: z.strictObject({ portfolio: text, resume: text }),
      optional: text,
      removeFile: textWith('file'),
      submit: text,
      /** After a failure: the typed text and the file are still there. */
      keepsTyping: text,
    }),
    placeholders: z.strictObject({
      user_name: text,
      user_email: text,
      user_phone: text,
      user_subject: text,
      message: text,
    }),
  }),
  /** The subscribe box in the footer. */
  subscribe: z.strictObject({ label: text, placeholder: text, button: text }),
  /** Toasts (spec 8). */
  toasts: z.strictObject({
    /** For screen readers: name of the region of toasts. */
    region: text,
    close: text,
    sent: text,
    failed: text,
    /** Beside the button after a failure: the typed text is still there. */
    keepsTyping: text,
  }),
  map: z.strictObject({
    /** For screen readers: name of the frame. */
    frame: text,
    /** In place of the map until it scrolls into view. */
    waiting: text,
    /** In place of the map when it cannot load. */
    failed: text,
    /** Link to the map on its provider's site. */
    outward: text,
  }),
  notFound: z.strictObject({
    title: text,
    text,
    home: text,
    /** During the countdown to the automatic way back. */
    returning: text,
    stop: text,
    /** Announced after the visitor has stopped it. */
    stopped: text,
    /** Above the list of suggested pages. */
    suggestions: text,
  }),
  /** The error screen. */
  error: z.strictObject({ title: text, text, home: text }),
  /** Pages with numbered sections: policies, data protection. */
  document: z.strictObject({
    contents: text,
    updated: text,
    /** Below an open section: the link to its address. */
    linkToSection: text,
    signed: text,
    date: text,
    edition: text,
    review: text,
  }),
  /** The end of a text page. */
  pageEnd: z.strictObject({ related: text }),
  /** A project's page. */
  project: z.strictObject({
    /** Headings of its parts. */
    challenge: text,
    list: text,
    facts: text,
    client: text,
    sector: text,
    value: text,
    duration: text,
    year: text,
    /** Before the visitor's current date. */
    today: text,
    /** Breadcrumb step before it, and the link back. */
    portfolio: text,
    all: text,
    /** Above the links to further projects. */
    others: text,
  }),
  /** An article's page. */
  article: z.strictObject({
    /** Breadcrumb step before it. */
    list: text,
    /** Before the visitor's current date. */
    today: text,
    /** Before the date of publication. */
    published: text,
    /** Before the date of the last correction. */
    updated: text,
    /** Before the author. */
    by: text,
    aside: text,
    keywords: text,
    /** For screen readers: name of the two buttons that go through the browser's history. */
    history: text,
    previous: text,
    next: text,
    comments: text,
    /** Marks a comment as a sample. */
    sample: text,
    write: text,
    /** Says that the form sends nothing. */
    note: text,
    userName: text,
    email: text,
    message: text,
    /** After a press of the button. */
    notSent: text,
    others: text,
    all: text,
  }),
  /** Menu to share a page. */
  share: z.strictObject({
    /** Label of the button that opens the menu. */
    title: text,
    /** Opens the device's own share dialog. */
    native: text,
    copy: text,
    /** Announced when the link is copied. */
    copied: text,
    mail: text,
    /** Links to networks. */
    whatsapp: text,
    linkedin: text,
    x: text,
  }),
  /** Joins the entries of a list, two at a time. */
  list: textWith('before', 'next'),
  /** An amount, and the unit after a figure in millions. */
  money: z.strictObject({ sar: textWith('value'), sarMillions: text }),
  /** A number of months, and their unit after a figure. */
  duration: z.strictObject({ months: plural, unit: pluralUnit }),
});

export type Interface = z.infer<typeof interfaceTexts>;

export const readInterface = contentReader('interface', interfaceTexts, facts);
