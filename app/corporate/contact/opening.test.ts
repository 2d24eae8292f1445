import { expect, test } from 'vitest';
import { openingHours } from '#app/content/opening-hours.server.ts';
import { openingAt } from './opening.ts';

const hours = openingHours.parse({
  days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
  ordinary: { from: '07:30', to: '16:30' },
  ramadan: { from: '09:00', to: '15:00' },
  closed: [
    { name: 'Founding Day', date: '02-22' },
    { name: 'Eid al-Fitr', hijri: '10-01', days: 4 },
    { name: 'National Day', date: '09-23' },
  ],
});

/** @param now in Riyadh */
const at = (now: string) => openingAt(hours, new Date(`${now}+03:00`), 'Asia/Riyadh');

test.each([
  ['the first minute', '2026-11-29T07:30', '16:30'],
  ['the last minute', '2026-11-29T16:29', '16:30'],
  ['Ramadan', '2026-03-01T10:00', '15:00'],
  ['the day after a holiday', '2026-02-23T10:00', '15:00'],
  ['Ramadan of another year', '2027-02-14T14:59', '15:00'],
])('the office is open in %s', (_, now, until) => {
  expect(at(now)).toEqual({ isOpen: true, until });
});

test.each([
  ['before it opens', '2026-11-29T07:29', '2026-11-29 07:30'],
  ['after it closes', '2026-11-29T16:30', '2026-11-30 07:30'],
  ['on the weekend', '2026-11-27T12:00', '2026-11-29 07:30'],
  ['early in Ramadan', '2026-03-01T08:00', '2026-03-01 09:00'],
  ['in the evening before Ramadan', '2026-02-17T18:00', '2026-02-18 09:00'],
  ['on National Day, a Wednesday', '2026-09-23T12:00', '2026-09-24 07:30'],
  ['on Founding Day', '2026-02-22T12:00', '2026-02-23 09:00'],
  ['on the last day of Eid al-Fitr, 4 Shawwal', '2026-03-23T12:00', '2026-03-24 07:30'],
])('the office is closed %s, and opens next', (_, now, next) => {
  const opening = at(now);
  if (opening.isOpen || !opening.day) throw new Error('expected a day on which it opens');
  const day = opening.day.toLocaleDateString('en-CA', { timeZone: 'Asia/Riyadh' });
  expect(`${day} ${opening.at}`).toBe(next);
});

test('an office without days opens never', () => {
  const now = new Date('2026-11-29T12:00Z');
  expect(openingAt({ ...hours, days: [] }, now, 'Asia/Riyadh')).toEqual({ isOpen: false });
});

test.each([
  ['a time without a zero', { ordinary: { from: '7:30', to: '16:30' } }],
  ['hours that end before they begin', { ordinary: { from: '16:30', to: '07:30' } }],
  ['days with both calendars', { closed: [{ name: 'Eid', date: '01-01', hijri: '10-01' }] }],
  ['days without a date', { closed: [{ name: 'Eid' }] }],
])('refuses %s', (_, wrong) => {
  expect(openingHours.safeParse({ ...hours, ...wrong }).success).toBe(false);
});
