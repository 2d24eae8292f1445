import { useEffect, useState } from 'react';
import { FORM_SECTION } from './use-recipient-of-address.ts';

/**
 * The token of the earlier message to which the form adds (`/contact#earlier=…`, in a receipt). It moves from the
 * address, which people copy, into the entry of the history: so it lasts as long as the page.
 */
export function useEarlierMessage(): [token: string | undefined, forget: () => void] {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const [, token] = /^#earlier=([\w-]{43})$/.exec(location.hash) ?? [];
      if (token) {
        const { pathname, search } = location;
        history.replaceState({ ...history.state, earlier: token }, '', pathname + search);
        document.getElementById(FORM_SECTION)?.scrollIntoView();
      }
      setToken((history.state as { earlier?: string } | null)?.earlier);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const forget = () => {
    history.replaceState({ ...history.state, earlier: undefined }, '');
    setToken(undefined);
  };
  return [token, forget];
}
