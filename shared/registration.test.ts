import { describe, expect, it } from 'vitest';
import { daysAfter } from './calendar-day.ts';
import { assess, dueStep, NEVER, type RegistrationFacts, validUntil } from './registration.ts';
import type { SupplierDocument } from './registration-settings.ts';

const document = (id: string, change: Partial<SupplierDocument> = {}): SupplierDocument => ({
  ...{ id, label: id, required: true, number: true, expiry: 'required', ...change },
});

const RULES = [
  document('commercial'),
  document('vat', { expiry: 'optional' }),
  document('bank', { expiry: 'none', validDays: 180 }),
  document('injuries', { expiry: 'none', trades: ['scaffolding'] }),
  document('approvals', { required: false }),
];

const version = (expires: string, issued = '2025-01-01') => ({ number: '1', issued, expires });

/** A registration with all documents of both trades, of which one is approved. */
const FACTS: RegistrationFacts = {
  trades: ['piping', 'scaffolding'],
  documents: {
    commercial: [version('2026-12-31')],
    vat: [version('')],
    bank: [version('', '2026-10-01')],
    injuries: [version('')],
  },
  decisions: { piping: { decision: 'approved', until: '2029-11-30', reason: '' } },
  isAsked: false,
  isOpened: true,
};

const on = (day: string, change: Partial<RegistrationFacts> = {}) =>
  assess({ ...FACTS, ...change }, RULES, day);

describe('the last day of a document', () => {
  it.each([
    ['an expiry', [version('2026-12-31')], { expiry: 'required' }, '2026-12-31'],
    ['no expiry', [version('')], { expiry: 'optional' }, NEVER],
    ['no expiry where it has one', [version('')], { expiry: 'required' }, undefined],
    [
      'days from its issue',
      [version('', '2026-11-01')],
      { expiry: 'none', validDays: 90 },
      '2027-01-30',
    ],
    [
      'days, without a date of issue',
      [version('', '')],
      { expiry: 'none', validDays: 90 },
      undefined,
    ],
    [
      'the earlier of both',
      [version('2026-12-01', '2026-11-01')],
      { expiry: 'required', validDays: 90 },
      '2026-12-01',
    ],
    [
      'a renewal before the old one lapses',
      [version('2027-12-31', '2026-11-20'), version('2026-12-31')],
      { expiry: 'required' },
      '2027-12-31',
    ],
    [
      'a renewal that begins later',
      [version('2027-12-31', '2027-01-01'), version('2026-12-31')],
      { expiry: 'required' },
      '2027-12-31',
    ],
    [
      'a renewal after a gap',
      [version('2027-12-31', '2027-02-01'), version('2026-12-31')],
      { expiry: 'required' },
      '2026-12-31',
    ],
    ['an issue tomorrow', [version('2027-12-31', '2026-12-01')], { expiry: 'required' }, undefined],
  ] as const)('with %s', (_, versions, rule, expected) => {
    expect(validUntil(versions, rule, '2026-11-30')).toBe(expected);
  });
});

it('an approval holds through the last day of its documents, and a renewal restores it', () => {
  const only = { trades: ['piping'] };
  expect(on('2026-12-31', only).status).toBe('approved');
  expect(on('2027-01-01', only)).toMatchObject({
    status: 'suspended',
    trades: { piping: { state: 'suspended', lacking: ['commercial'] } },
  });
  const renewed = {
    ...FACTS.documents,
    commercial: [version('2027-12-31', '2027-01-05'), version('2026-12-31')],
  };
  expect(on('2027-01-04', { ...only, documents: renewed }).status).toBe('suspended');
  expect(on('2027-01-05', { ...only, documents: renewed }).status).toBe('approved');
  expect(on('2027-03-30', { ...only, documents: renewed }).status).toBe('approved');
  // The bank letter is valid for 180 days.
  expect(
    on(daysAfter('2026-10-01', 181), { ...only, documents: renewed }).trades.piping?.lacking,
  ).toEqual(['bank']);
});

it('each trade is decided on its own, and needs its own documents', () => {
  expect(on('2026-11-30')).toMatchObject({
    status: 'evaluation',
    trades: { piping: { state: 'approved' }, scaffolding: { state: 'undecided' } },
  });
  const { injuries: _, ...others } = FACTS.documents;
  expect(on('2026-11-30', { documents: others })).toMatchObject({
    status: 'missing',
    trades: { piping: { state: 'approved' }, scaffolding: { lacking: ['injuries'] } },
  });
});

it.each([
  ['received', { isOpened: false, decisions: {} }],
  ['evaluation', { decisions: {} }],
  ['missing', { isAsked: true, decisions: {} }],
  ['missing', { documents: {}, decisions: {} }],
  [
    'declined',
    {
      trades: ['piping'],
      decisions: { piping: { decision: 'declined', until: null, reason: 'x' } },
    },
  ],
  [
    'ended',
    {
      trades: ['piping'],
      decisions: { piping: { decision: 'approved', until: '2026-11-29', reason: '' } },
    },
  ],
  [
    'approved',
    {
      trades: ['piping'],
      decisions: { piping: { decision: 'approved', until: '2026-11-30', reason: '' } },
    },
  ],
] as const)('says %s', (status, change) => {
  expect(on('2026-11-30', change as Partial<RegistrationFacts>).status).toBe(status);
});

it('a step of the reminders is due until the next one, and 0 once the document has lapsed', () => {
  const steps = [60, 30, 7];
  const due = [61, 60, 45, 30, 8, 7, 0, -1, -400].map((left) => dueStep(left, steps));
  expect(due).toEqual([undefined, 60, 60, 30, 30, 7, 7, 0, 0]);
});
