import { expect, test } from 'vitest';
import { filterOf, narrowed, tabOf, withValue } from './filters.ts';

const of = (text: string) => new URLSearchParams(text);

test('an address without a known tab shows open messages', () => {
  expect(filterOf(of(''))).toEqual({ state: 'open' });
  expect(tabOf(of('tab=nonsense'))).toBe('open');
});

test('an address narrows its tab, and what is empty or unknown does not', () => {
  const params = of('tab=unread&form=career&q=pipe+fitter&desk=&other=1');
  expect(filterOf(params)).toEqual({
    state: 'open',
    unread: 'yes',
    form: 'career',
    q: 'pipe fitter',
  });
  expect(narrowed(params)).toEqual([
    ['q', 'pipe fitter'],
    ['form', 'career'],
  ]);
});

test('the tab of all messages has no state of its own', () => {
  expect(filterOf(of('tab=all&sender=a@b.example'))).toEqual({ sender: 'a@b.example' });
});

test('an empty value leaves its name out of the address', () => {
  expect(`${withValue(of('tab=done&form=career'), 'form', '')}`).toBe('tab=done');
  expect(`${withValue(of('tab=done'), 'form', 'contact')}`).toBe('tab=done&form=contact');
});
