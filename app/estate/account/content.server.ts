import { z } from 'zod';
import { meta, text, texts, textWith } from '#app/content/fields.server.ts';
import { contentReader } from '#app/content/readers.server.ts';
import { link, picture } from '#app/content/references.server.ts';
import { listings } from '../listings.server.ts';

const banner = z.strictObject({ title: text, text, picture });

/** Labels of the button of a password field. */
const reveal = z.strictObject({ show: text, hide: text });

const access = z.strictObject({
  meta,
  banner,
  /** Heading of the form. */
  title: text,
  labels: texts('name', 'lastName', 'username', 'email', 'password', 'confirm'),
  reveal,
  /** Label of the terms checkbox; shown on /register only. */
  terms: text,
  submit: text,
  /** Link to the other form. */
  other: z.strictObject({ text, label: text, to: link }),
});

export type EstateAccess = z.infer<typeof access>;

/** Saved properties, and the date on which each was saved. */
const saved = z.strictObject({ listings, saved: z.array(text).min(1) });

const payment = z.strictObject({ date: text, text, amount: text });

const account = z.strictObject({
  meta,
  banner,
  /** Shown without a logged-in user (spec 8). */
  noData: text,
  login: z.strictObject({ label: text, to: link }),
  /** Accessible name of the tabs. */
  label: text,
  /** The user's role (spec 2.5). */
  role: text,
  logout: text,
  /** Toast after the logout (spec 8). */
  loggedOut: text,
  /** Labels of the nine tabs, in display order. */
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
  /** Greeting on the first panel. */
  welcome: textWith('user'),
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
  /** Placeholder for missing user data. */
  unknown: text,
  /** Shown until the visitor has saved an address. */
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
    /** Shown when every row has been removed. */
    empty: text,
  }),
  properties: saved,
  favourites: saved,
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

/** content/estate/account.yaml: log-in, register and the account behind them (spec 2.5). */
const estateAccount = z.strictObject({ login: access, register: access, account });

export const readEstateAccount = contentReader('estate/account', estateAccount);
