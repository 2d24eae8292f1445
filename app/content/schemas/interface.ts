import { z } from 'zod';
import { MESSAGES, type MessageKey } from '#contract/messages.ts';
import { plural, text, textWith } from './text.ts';

const messageKeys = Object.keys(MESSAGES) as [MessageKey, ...MessageKey[]];

/** content/<lang>/interface.yaml: every word the interface itself says. No key may be missing. */
export const interfaceTexts = z.strictObject({
  /** Text of the browser tab. */
  documentTitle: textWith('page', 'site'),
  /** First link of every page. */
  skipToContent: text,
  /** Of the bar that is shown while the next page is on its way. */
  pageLoading: text,
  menu: z.strictObject({
    /** Name of the navigation for screen readers. */
    label: text,
    open: text,
    close: text,
    /** Button beside an entry with a dropdown. */
    showSubmenu: textWith('name'),
  }),
  /** The logo's link, and the name of the bar above it for screen readers. */
  header: z.strictObject({ home: textWith('name'), topBar: text }),
  /** Name of the footer's link list for screen readers. */
  footer: z.strictObject({ links: text }),
  /** Button of every page past 200 px. */
  scrollToTop: text,
  /** Name of the breadcrumb, and its first step. */
  breadcrumb: z.strictObject({ label: text, home: text }),
  hero: z.strictObject({
    /** Name of the pictures for screen readers. */
    label: text,
    play: text,
    pause: text,
    previous: text,
    next: text,
    /** Says which picture is shown. */
    slide: textWith('n', 'total'),
    /** Button of one picture. */
    goTo: textWith('n'),
  }),
  /** Button above sections that open. */
  accordion: z.strictObject({ openAll: text, closeAll: text }),
  dialog: z.strictObject({ close: text }),
  form: z.strictObject({
    submit: text,
    sending: text,
    /** After the visitor stopped it. */
    stopped: text,
    /** While a form with a file leaves. */
    upload: z.strictObject({
      label: text,
      share: textWith('n'),
      /** Nothing is left to send, but the desk has not answered yet. */
      storing: text,
      stop: text,
    }),
    /** On the page that shows a refused form again, which cannot show its file. */
    fileAgain: text,
    /** Label of the field no person sees. */
    honeypot: text,
    /** Sentence beside the button that leads to /data-protection. */
    dataProtection: text,
    /** Why a field is wrong: one text for every key of contract/messages.ts. */
    errors: z.record(z.enum(messageKeys), text),
    /** Below a field: near its limit, and beyond it. */
    length: z.strictObject({ left: textWith('n', 'max'), over: textWith('n', 'max') }),
    labels: z.strictObject({
      user_name: text,
      user_email: text,
      user_phone: text,
      user_subject: text,
      message: text,
    }),
    /** The application form, where it differs. */
    application: z.strictObject({
      labels: z.strictObject({
        user_name: text,
        user_email: text,
        user_phone: text,
        portfolio: text,
        resume: text,
      }),
      hints: z.strictObject({ portfolio: text, resume: text }),
      optional: text,
      removeFile: textWith('name'),
      submit: text,
      /** After a failure: nothing is lost, the file neither. */
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
  /** The footer's box. */
  subscribe: z.strictObject({ label: text, placeholder: text, button: text }),
  /** Short notices, spec 8. */
  toasts: z.strictObject({
    /** Name of their place for screen readers. */
    region: text,
    close: text,
    sent: text,
    failed: text,
    /** Beside the button after a failure: nothing typed is lost. */
    keepsTyping: text,
  }),
  map: z.strictObject({
    /** Name of the frame. */
    frame: text,
    /** Stands in the map's place until that is seen. */
    waiting: text,
    /** Stands there where the map cannot be had. */
    failed: text,
    /** Link to the map's own site. */
    outward: text,
  }),
  notFound: z.strictObject({
    title: text,
    text,
    home: text,
    /** While the way back runs. */
    returning: text,
    stop: text,
    /** After the visitor stopped it. */
    stopped: text,
    /** Above the list of pages worth trying. */
    suggestions: text,
  }),
  /** The error screen. */
  error: z.strictObject({ title: text, text, reload: text, home: text }),
  /** Where the visitor's own network is away: on the page that stays, and on the error screen. */
  connection: z.strictObject({ title: text, text, retry: text }),
  /** A page read like a document: policies, data protection. */
  document: z.strictObject({
    contents: text,
    updated: text,
    /** Below a section that opens and closes: its own address. */
    linkToSection: text,
    signed: text,
    date: text,
    edition: text,
    review: text,
  }),
  /** Where a text page leads. */
  pageEnd: z.strictObject({ write: text, related: text }),
  /** A project's page; it may be shown from navigation state alone. */
  project: z.strictObject({
    /** Heads of its parts. */
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
    /** Step of the breadcrumb before it, and the link back. */
    portfolio: text,
    all: text,
    /** Above the links to further projects. */
    others: text,
  }),
  /** A post's page; it may be shown from navigation state alone. */
  post: z.strictObject({
    /** Step of the breadcrumb before it. */
    list: text,
    /** Before the visitor's current date. */
    today: text,
    /** Before the author. */
    by: text,
    aside: text,
    keywords: text,
    /** Name of the two buttons that go through the visitor's history. */
    history: text,
    previous: text,
    next: text,
    comments: text,
    /** Marks a comment as what it is. */
    sample: text,
    write: text,
    /** What the form does: nothing. */
    note: text,
    userName: text,
    email: text,
    message: text,
    /** After the button was pressed. */
    notSent: text,
    others: text,
    all: text,
  }),
  /** Menu to pass a page on. */
  share: z.strictObject({
    /** On the button that opens the menu. */
    title: text,
    /** Hands the link to the device's own way of sharing. */
    native: text,
    copy: text,
    /** Said once the link is copied. */
    copied: text,
    mail: text,
    /** Links to networks. */
    whatsapp: text,
    linkedin: text,
    x: text,
  }),
  /** Behind a figure: its unit. */
  money: z.strictObject({ sarMillions: text }),
  duration: z.strictObject({ months: plural, unit: text }),
});

export type Interface = z.infer<typeof interfaceTexts>;
