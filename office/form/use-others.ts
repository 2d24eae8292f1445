import { useEffect, useState } from 'react';
import { type Editing, type OtherEditor, TELL_EVERY_MS } from '#shared/editing.ts';
import { INBOX_API_PATH, INBOX_HEADER } from '#shared/inbox.ts';
import { json, request } from '../hosts/backend.ts';
import type { Site } from '../model.ts';
import { useShared } from '../site.ts';

const WINDOW = crypto.randomUUID();

/** The other windows in which a form is open, as the development server knows, or a desk to which one is signed in. */
export function useOthers(form: string, isChanged: boolean): readonly OtherEditor[] {
  const { site } = useShared();
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const address = addressIn(site);
  useEffect(() => {
    if (!address) return;
    // Nobody is signed in, or there is no such desk.
    const stop = () => clearInterval(timer);
    const ask = () => tell(address, form, isChanged ? 'changed' : 'open').then(setOthers, stop);
    const timer = setInterval(ask, TELL_EVERY_MS);
    void ask();
    return stop;
  }, [address, form, isChanged]);
  useEffect(() => {
    if (!address) return;
    const leave = () => void tell(address, form, 'closed').catch(() => undefined);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [address, form]);
  return others;
}

/** Where it is told; the session of an inbox at another address cannot be used. */
function addressIn({ git }: Site): string | undefined {
  if (!git) return '/office/editing';
  return git.inbox === location.origin ? `${INBOX_API_PATH}/editing` : undefined;
}

async function tell(address: string, form: string, state: Editing['state']) {
  const body: Editing = { window: WINDOW, form, state };
  const options = { ...json(body, { [INBOX_HEADER]: '1' }), keepalive: true };
  return (await request<OtherEditor[]>(address, options)) ?? [];
}
