import { z } from 'zod';
import { MESSAGES, type MessageKey } from '#contract/messages.ts';
import { text, textWith } from './text.ts';

const messageKeys = Object.keys(MESSAGES) as [MessageKey, ...MessageKey[]];

/** content/<lang>/interface.yaml: every word the interface itself says. No key may be missing. */
export const interfaceTexts = z.strictObject({
  /** Text of the browser tab. */
  documentTitle: textWith('page', 'site'),
  /** First link of every page. */
  skipToContent: text,
  menu: z.strictObject({
    /** Name of the navigation for screen readers. */
    label: text,
    open: text,
    close: text,
    /** Button beside an entry with a dropdown. */
    showSubmenu: textWith('name'),
    hideSubmenu: textWith('name'),
  }),
  header: z.strictObject({ home: textWith('name'), topBar: text }),
  footer: z.strictObject({
    links: text,
    /** Names the frame of the map, the social links and the like for screen readers. */
    newWindow: text,
  }),
  scrollToTop: text,
  breadcrumb: z.strictObject({ label: text, home: text }),
  hero: z.strictObject({
    label: text,
    play: text,
    pause: text,
    previous: text,
    next: text,
    slide: textWith('n', 'total'),
    goTo: textWith('n'),
  }),
  accordion: z.strictObject({ open: text, close: text, openAll: text, closeAll: text }),
  /** Buttons of any carousel that is not the hero. */
  carousel: z.strictObject({ play: text, pause: text, previous: text, next: text }),
  dialog: z.strictObject({ close: text }),
  form: z.strictObject({
    optional: text,
    submit: text,
    sending: text,
    /** Label of the field no person sees. */
    honeypot: text,
    /** Above the list of wrong fields. */
    wrongFields: text,
    /** Sentence beside the button that leads to /data-protection. */
    dataProtection: text,
    /** Why a field is wrong: one text for every key of contract/messages.ts. */
    errors: z.record(z.enum(messageKeys), text),
    labels: z.strictObject({
      user_name: text,
      user_email: text,
      user_phone: text,
      user_subject: text,
      message: text,
    }),
    placeholders: z.strictObject({
      user_name: text,
      user_email: text,
      user_phone: text,
      user_subject: text,
      message: text,
    }),
  }),
  subscribe: z.strictObject({ label: text, placeholder: text, button: text }),
  /** Short notices, spec 8. */
  toasts: z.strictObject({
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
    /** Stands in the frame's place until it is there. */
    waiting: text,
    outward: text,
  }),
  notFound: z.strictObject({
    title: text,
    text,
    home: text,
    returning: text,
    stop: text,
    stopped: text,
    /** Above the list of pages worth trying. */
    suggestions: text,
  }),
  error: z.strictObject({ title: text, text, reload: text, home: text }),
  /** A page read like a document: policies, data protection. */
  document: z.strictObject({ contents: text, updated: text }),
  /** A page of the pending list. */
  pending: z.strictObject({ label: text, related: text }),
  /** Behind a figure: its unit. */
  money: z.strictObject({ sar: textWith('value'), sarMillions: text }),
  duration: z.strictObject({ month: text, months: textWith('n'), unit: text }),
});

export type Interface = z.infer<typeof interfaceTexts>;
