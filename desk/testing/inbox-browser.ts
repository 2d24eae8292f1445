import { INBOX_API_PATH, INBOX_HEADER } from '#shared/inbox.ts';
import { type Behaviour, createAuthenticator, type KeyOptions } from './authenticator.ts';
import { type Answer, send } from './http.ts';

/** Where browsers find the inbox of a test. */
export const INBOX_ORIGIN = 'https://www.company.example';

/** An answer of the inbox's API. */
export interface ApiAnswer extends Answer {
  // biome-ignore lint/suspicious/noExplicitAny: tests compare it
  json: any;
}

/** A browser that shows the inbox's page, with a security key. */
export type InboxBrowser = ReturnType<typeof openInboxBrowser>;

/** Opens a browser, which tells `learned` every secret of its cookies. */
export function openInboxBrowser(url: string, learned: (secret: string) => void = () => undefined) {
  const key = createAuthenticator(INBOX_ORIGIN);
  const browser = {
    key,
    /** Of the desk that answers. */
    url,
    /** As it is sent, such as `__Secure-inbox=…`. */
    cookie: '',

    /** Sends a request as the page does, with these headers changed, and keeps the cookie. */
    async call(
      method: string,
      path: string,
      body?: unknown,
      changed: Record<string, string | undefined> = {},
    ): Promise<ApiAnswer> {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const all: Record<string, string | undefined> = {
        [INBOX_HEADER]: '1',
        origin: method === 'GET' ? undefined : INBOX_ORIGIN,
        'sec-fetch-site': 'same-origin',
        cookie: browser.cookie || undefined,
        'content-type': text === undefined ? undefined : 'application/json',
        ...changed,
      };
      const headers = Object.fromEntries(
        Object.entries(all).filter((each): each is [string, string] => each[1] !== undefined),
      );
      const answer = await send(browser.url, `${INBOX_API_PATH}/${path}`, {
        method,
        headers,
        ...(text === undefined ? {} : { body: text }),
      });
      const [set = ''] = answer.headers['set-cookie'] ?? [];
      const [, pair = '', secret = ''] = /^([\w-]+=([^;]*))/.exec(set) ?? [];
      if (secret !== '') learned(secret);
      if (set !== '') browser.cookie = secret === '' ? '' : pair;
      return {
        ...answer,
        json: /json/.test(answer.headers['content-type'] ?? '')
          ? JSON.parse(answer.text)
          : undefined,
      };
    },

    /** Options for signing in, or for registering by an invitation. */
    async options(invitation?: string): Promise<KeyOptions> {
      const answer =
        invitation === undefined
          ? await browser.call('POST', 'sign-in/options')
          : await browser.call('POST', 'register/options', { invitation });
      learned(String(answer.json.challenge));
      return answer.json;
    },

    async register(invitation: string, behaviour: Behaviour = {}) {
      const response = key.register(await browser.options(invitation), behaviour);
      return browser.call('POST', 'register', { invitation, response });
    },

    async signIn(behaviour: Behaviour = {}) {
      return browser.call('POST', 'sign-in', key.signIn(await browser.options(), behaviour));
    },
  };
  return browser;
}
