import type { Page } from '@playwright/test';

/** Runs an action; returns the time from the event to the paint of its effect, in ms. */
export type Action = (page: Page) => Promise<number>;

/** Clicks a column's header; columns count from 0. */
export function sort(column: number): Action {
  return (page) => page.evaluate(timeSort, column);
}

/** Enters a text in the search field. */
export function search(text: string): Action {
  return (page) => page.evaluate(timeSearch, text);
}

/** A click without effect: the cost of a frame at the current load. */
export const nothing: Action = (page) => page.evaluate(timeNothing);

/*
 * These functions are serialised and run in the page, so they are self-contained. A frame has been
 * painted when a task runs that was posted from its animation frame.
 */

async function timeSort(column: number): Promise<number> {
  const head = document.querySelectorAll('main thead th')[column];
  const order = () => head?.getAttribute('aria-sort');
  const before = order();
  const start = performance.now();
  head?.querySelector('button')?.click();
  do await new Promise(requestAnimationFrame);
  while (order() === before);
  await new Promise<void>((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(0);
  });
  return performance.now() - start;
}

async function timeSearch(text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('search input');
  const count = document.querySelector('main output');
  if (!input || !count) throw new Error('The page has no filter');
  const state = () => `${count.textContent} ${location.search}`;
  const before = state();
  const start = performance.now();
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  do await new Promise(requestAnimationFrame);
  while (state() === before);
  await new Promise<void>((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(0);
  });
  return performance.now() - start;
}

async function timeNothing(): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>('main h1')?.click();
  await new Promise(requestAnimationFrame);
  await new Promise<void>((painted) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted();
    port2.postMessage(0);
  });
  return performance.now() - start;
}
