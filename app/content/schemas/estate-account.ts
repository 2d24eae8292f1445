import { z } from 'zod';
import { listings } from './estate-section-data.ts';
import { link, picture } from './reference.ts';
import { meta, text, textWith } from './text.ts';

const banner = z.strictObject({ title: text, text, picture });

/** Words of the button of a password field. */
const reveal = z.strictObject({ show: text, hide: text });

const access = z.strictObject({
  meta,
  banner,
  /** Above the form. */
  title: text,
  labels: z.strictObject({
    name: text,
    lastName: text,
    username: text,
    email: text,
    password: text,
    confirm: text,
  }),
  reveal,
  /** Statement to tick; register only. */
  terms: text,
  submit: text,
  /** The way to the other of the two forms. */
  other: z.strictObject({ text, label: text, to: link }),
});

export type EstateAccess = z.infer<typeof access>;

const payment = z.strictObject({ date: text, text, amount: text });

const account = z.strictObject({
  meta,
  banner,
  /** Spec 8: without data. */
  noData: text,
  login: z.strictObject({ label: text, to: link }),
  /** Names the entries at the side. */
  label: text,
  /** Spec 2.5: how the user is labelled. */
  role: text,
  logout: text,
  /** Spec 8: said after it. */
  loggedOut: text,
  /** The nine entries, in their order. */
  entries: z.strictObject({
    home: text,
    profile: text,
    address: text,
    details: text,
    properties: text,
    favourites: text,
    add: text,
    payments: text,
    password: text,
  }),
  /** Greets the user on the first panel. */
  welcome: textWith('name'),
  welcomeText: text,
  labels: z.strictObject({
    username: text,
    email: text,
    name: text,
    lastName: text,
    phone: text,
    address: text,
    current: text,
    password: text,
    confirm: text,
  }),
  /** In place of what the user did not enter. */
  unknown: text,
  /** The sample address. */
  address: z.array(text).min(2),
  save: text,
  reveal,
  table: z.strictObject({
    caption: text,
    thumb: text,
    property: text,
    location: text,
    price: text,
    date: text,
    actions: text,
    edit: textWith('title'),
    remove: textWith('title'),
    /** In place of the last removed row. */
    empty: text,
  }),
  /** Dates of the saved rows. */
  saved: text,
  properties: listings,
  favourites: listings,
  add: z.strictObject({ text, label: text, to: link }),
  paymentsTable: z.strictObject({
    caption: text,
    date: text,
    text,
    amount: text,
    rows: z.array(payment).min(1),
  }),
});

export type EstateAccount = z.infer<typeof account>;

/** content/<lang>/estate/account.yaml: log-in, register and the account behind them (spec 2.5). */
export const estateAccount = z.strictObject({ login: access, register: access, account });
