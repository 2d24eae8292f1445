import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { content } from '#desk/testing/content.ts';
import { programPath } from '#tools/program-path.ts';

type Sdk = typeof import('@emailjs/browser').default;

/** Result of a call: the resolved or rejected value, by its shape. */
export interface End {
  shape: 'status' | 'error';
  status?: number;
  text: string;
}

/** Arguments of a call of the SDK. */
export interface Call {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Parameters for `send`; without them the page's form is sent with `sendForm`. */
  params?: Record<string, unknown>;
}

/** A server of the page with the SDK. */
export interface SdkSite {
  origin: string;
  close(): void;
}

const PAGE = `<!doctype html><title>A page with a form</title><script src="/sdk.js"></script>
<form><input name="user_name"><input name="user_email"><input name="message">
<input name="user_id" value="not this one"></form>`;

/** Serves a page with a form and the SDK from a folder of node_modules. */
export async function serveSdkPage(folder: string): Promise<SdkSite> {
  const sdk = readFileSync(programPath(`node_modules/${folder}/dist/email.min.js`));
  const server = createServer(({ url }, response) => {
    const isSdk = url === '/sdk.js';
    response.setHeader('content-type', isSdk ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isSdk ? sdk : PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Opens such a page; returns a function that calls the SDK there, with overridable defaults. */
export async function openSdkPage(page: Page, origin: string, deskUrl: string) {
  await page.goto(origin);
  const { publicKey, serviceId, templateIds } = content.emailjs;
  const defaults = { publicKey, serviceId, templateId: templateIds.contact };
  return (call: Partial<Call> = {}): Promise<End> =>
    page.evaluate(
      async ([{ publicKey, serviceId, templateId, params }, origin]) => {
        const { emailjs } = window as unknown as { emailjs: Sdk };
        // Without a storageProvider `init` disables the SDK's rate limit.
        const storageProvider = {
          get: async (key: string) => localStorage.getItem(key),
          set: async (key: string, value: string) => localStorage.setItem(key, value),
          remove: async (key: string) => localStorage.removeItem(key),
        };
        emailjs.init({ publicKey, storageProvider }, origin);
        try {
          const status = params
            ? await emailjs.send(serviceId, templateId, params)
            : await emailjs.sendForm(serviceId, templateId, 'form');
          return { shape: 'status', status: status.status, text: status.text };
        } catch (reason) {
          if (reason instanceof TypeError) return { shape: 'error', text: reason.message };
          const { status, text } = reason as { status: number; text: string };
          return { shape: 'status', status, text };
        }
      },
      [{ ...defaults, ...call }, deskUrl] as const,
    );
}
