import { addressOf, pathAt } from '#app/content/address.ts';
import type { Toast } from '#app/ui/toast/toast.ts';
import { storedForTab, storeForTab } from './session-store.ts';

/** What a page gives to the next one. */
interface HandedOver {
  /** Navigation state: a reload keeps it, opening the address anew does not have it. */
  state?: unknown;
  /** A message that the next page shows. */
  toast?: Toast;
}

const NAME = 'handed-over';

/** Opens a page of the site and hands something over to it. With `replaces`, Back does not return to this one. */
export function openWith(path: string, handed: HandedOver, { replaces = false } = {}): void {
  storeForTab(NAME, { path, ...handed });
  if (replaces) location.replace(addressOf(path));
  else location.assign(addressOf(path));
}

/** Takes what the last page has handed over to this one: the state into the history entry. */
export function takeHandedOver(): void {
  const handed = storedForTab(NAME) as (HandedOver & { path: string }) | null;
  if (!handed) return;
  storeForTab(NAME, null);
  if (handed.path !== pathAt(location.pathname)) return;
  if (handed.state !== undefined) history.replaceState({ handed: handed.state }, '');
  const { toast } = handed;
  if (toast) void import('#app/ui/toast/toast.ts').then(({ showToast }) => showToast(toast));
}

/** Changes the navigation state of this page; a reload keeps it. */
export function keepNavigationState(state: unknown): void {
  history.replaceState({ ...history.state, handed: state }, '');
}

/** The navigation state of this page, unchecked. */
export function navigationState(): unknown {
  return (history.state as { handed?: unknown } | null)?.handed;
}
