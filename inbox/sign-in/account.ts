import type { AccountAnswer, AccountStart, Me } from '#shared/inbox.ts';
import { request } from '../api.ts';

const KEY = 'inbox-account';

/** What is kept while the browser is with the company's accounts. */
interface Kept {
  secret: string;
  /** Address of the page that was asked for. */
  href: string;
}

/** Goes to the company's accounts, which return to `ACCOUNT_PATH`. */
export async function startAccount(): Promise<void> {
  const { location: to, secret } = await request<AccountStart>('account/start', { method: 'POST' });
  sessionStorage.setItem(KEY, JSON.stringify({ secret, href: location.href } satisfies Kept));
  location.assign(to);
}

/** Signs in with what the accounts answered. Resolves to the address of the page that was asked for. */
export async function finishAccount(query: string): Promise<{ me: Me; href: string }> {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  sessionStorage.removeItem(KEY);
  const body: AccountAnswer = { secret: kept.secret ?? '', query };
  const me = await request<Me>('account', { method: 'POST', body });
  return { me, href: kept.href ?? '/' };
}
